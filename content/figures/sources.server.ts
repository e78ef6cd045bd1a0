type Source = { title: string; url: string };

/** A page of HMRC's handbook on supervision, by its number, e.g. `ecsh47075`. */
const manual = (page: string): Source => ({
  title: `HMRC manual, ${page.toUpperCase()}`,
  url: `https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/${page.toLowerCase()}`,
});

/** The years of the regulations that are named for short, and their numbers there. */
const REGULATIONS = { MLRs: '2017/692', PSRs: '2017/752' };

/** A source by a short name: `MLRs 27`, `PSRs 14` or `ECSH33370`; undefined for any other name. */
export function sourceNamed(name: string): Source | undefined {
  for (const [law, number] of Object.entries(REGULATIONS)) {
    const regulation = name.startsWith(`${law} `) && name.slice(law.length + 1);
    if (regulation)
      return {
        title: `${law}, regulation ${regulation}`,
        url: `https://www.legislation.gov.uk/uksi/${number}/regulation/${regulation}`,
      };
  }
  return /^ECSH\d+$/.test(name) ? manual(name) : undefined;
}
