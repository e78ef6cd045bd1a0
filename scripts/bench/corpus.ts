import { stringify } from 'yaml';
import { Random } from '#scripts/art/random.ts';

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

const pick = (random: Random, list: string[]) => list[Math.floor(random.next() ** 1.6 * list.length)] ?? '';
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const words = (random: Random, count: number) =>
  Array.from({ length: count }, (_, index) => pick(random, index % 5 === 1 || index % 5 === 3 ? GLUE : TRADE)).join(
    ' ',
  );
const sentence = (random: Random) => `${capital(words(random, random.int(9, 20)))}.`;
const paragraph = (random: Random, sentences: number) =>
  Array.from({ length: sentences }, () => sentence(random)).join(' ');

function section(random: Random): string {
  const points = Array.from({ length: 3 }, () => `- ${sentence(random)}`).join('\n');
  return `## ${capital(words(random, 5))}\n\n${paragraph(random, 5)}\n\n${paragraph(random, 5)}\n\n${points}`;
}

/**
 * The file of one invented article: about 1,200 words in six sections, each with a list.
 *
 * @param index the article's number, from 0; a later one is older
 * @param edition another number gives another text under the same address
 */
export function articleFile(index: number, edition = 0): { slug: string; source: string } {
  const random = new Random(`article ${index}, edition ${edition}`);
  const slug = `measured-${String(index).padStart(5, '0')}`;
  const fields = {
    title: `${capital(words(random, 6))} (${index})`,
    headTitle: `Measured article ${index}`,
    crumb: `Article ${index}`,
    date: new Date(Date.UTC(2024, 11, 31) - index * 3_600_000).toISOString().slice(0, 10),
    excerpt: sentence(random).slice(0, 200),
    lead: paragraph(random, 2),
    description: `${index}: ${words(random, 14)}`.slice(0, 160),
    sample: true,
  };
  const body = Array.from({ length: 6 }, () => section(random)).join('\n\n');
  return { slug, source: `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${body}\n` };
}
