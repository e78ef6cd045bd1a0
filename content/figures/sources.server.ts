/** Pages that several figures and pages of this site rest on. */

type Source = { title: string; url: string };

/** A page of HMRC's handbook on supervision, by its number, e.g. `ecsh47075`. */
export const manual = (page: string): Source => ({
  title: `HMRC manual, ${page.toUpperCase()}`,
  url: `https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/${page}`,
});

/** A regulation of the Money Laundering Regulations 2017. */
export const regulation = (number: string): Source => ({
  title: `MLRs, regulation ${number}`,
  url: `https://www.legislation.gov.uk/uksi/2017/692/regulation/${number}`,
});

/** The FCA's rules on the returns of payment institutions. */
export const SUP_16_13: Source = {
  title: 'FCA Handbook, SUP 16.13',
  url: 'https://www.handbook.fca.org.uk/handbook/SUP/16/13.html',
};
