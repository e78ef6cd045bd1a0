import { stringify } from 'yaml';

/**
 * Invented text of a given length for measuring builds: the same number always gives the same article. Words follow the
 * skew of natural language, so that text compresses about as real prose does. “Must” and “should” are left out: content asks for
 * an official link beside them.
 */

const GLUE =
  'the of and to a in for is on that with as by it be are or an from this which will not at shall can may their its has have they any each who when if would also than where but more other all these such into'.split(
    ' ',
  );
const TRADE =
  'business customer payment account bank money service transfer exchange currency cash risk regulator guidance record report identity check document source funds transaction monitoring policy staff training officer agent branch licence registration application threshold evidence review control procedure supervision compliance audit sanction screening beneficial owner partner settlement wallet fee rate margin volume counterparty correspondent corridor remittance onboarding verification address passport electronic duty outcome consumer complaint redress notice penalty deadline return submission portal director manager principal premises till counter note coin vault courier insurance technology system software integration provider platform data privacy security breach incident resilience recovery plan member association event workshop question answer advice support relationship closure appeal letter government authority law regulation schedule section amendment consultation response year month week growth trend survey market share demand supply traveller student worker family household city region practical written simple detailed annual regular independent senior external internal national local common recent identify assess explain confirm update submit appoint reduce avoid prepare expect request require keep carefully usually often rarely quickly fully clearly early'.split(
    ' ',
  );

/** A generator of numbers from 0 to 1 that starts anew from its seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = Math.imul(seed, 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Numbers = () => number;

const pick = (next: Numbers, list: string[]) => list[Math.floor(next() ** 1.6 * list.length)] ?? '';
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const words = (next: Numbers, count: number) =>
  Array.from({ length: count }, (_, index) => pick(next, index % 5 === 1 || index % 5 === 3 ? GLUE : TRADE)).join(' ');
const sentence = (next: Numbers) => `${capital(words(next, 9 + Math.floor(next() * 12)))}.`;
const paragraph = (next: Numbers, sentences: number) =>
  Array.from({ length: sentences }, () => sentence(next)).join(' ');

function section(next: Numbers): string {
  const points = Array.from({ length: 3 }, () => `- ${sentence(next)}`).join('\n');
  return `## ${capital(words(next, 5))}\n\n${paragraph(next, 5)}\n\n${paragraph(next, 5)}\n\n${points}`;
}

/**
 * The file of one invented article: about 1,200 words in six sections, each with a list.
 *
 * @param index the article's number, from 0; a later one is older
 * @param edition another number gives another text under the same address
 */
export function articleFile(index: number, edition = 0): { slug: string; source: string } {
  const next = numbers(50_000 + index + edition * 1_000_000);
  const slug = `measured-${String(index).padStart(5, '0')}`;
  const fields = {
    title: `${capital(words(next, 6))} (${index})`,
    headTitle: `Measured article ${index}`,
    crumb: `Article ${index}`,
    date: new Date(Date.UTC(2024, 11, 31) - index * 3_600_000).toISOString().slice(0, 10),
    excerpt: sentence(next).slice(0, 200),
    lead: paragraph(next, 2),
    description: `${index}: ${words(next, 14)}`.slice(0, 160),
    sample: true,
  };
  const body = Array.from({ length: 6 }, () => section(next)).join('\n\n');
  return { slug, source: `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${body}\n` };
}
