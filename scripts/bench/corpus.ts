import { stringify } from 'yaml';
import { Random } from '#components/ornament/engraving/random.ts';
import { articles } from '#content/collections/articles/index.ts';
import { guides } from '#content/collections/guides/index.ts';
import { readableText } from '#content/schema/markdown.server.ts';

/** What content's rules want a link beside. */
const WANTS_LINK = /must|should|required|five.years?|eur[os]|approv|endors|licensed/i;

/** Whole sentences of the site's own texts, so that generated ones compress as real prose does. */
const SENTENCES = [...guides, ...articles]
  .flatMap(({ body }) => readableText(body).split(/(?<=[.?])\s+/))
  .filter((sentence) => /^[A-Z][\w ,;’-]{30,180}\.$/.test(sentence) && !WANTS_LINK.test(sentence));

/**
 * The file of one generated article: about 1,100 words of the site's own sentences in another order. The same numbers always
 * give the same text.
 *
 * @param index the article's number, from 0; a later one is older
 * @param edition another number gives another text under the same address
 */
export function articleFile(index: number, edition = 0): { slug: string; source: string } {
  const sentences = new Random(`article ${index}, edition ${edition}`).shuffle(SENTENCES);
  const take = (count: number) => sentences.splice(0, count);
  const section = (_: unknown, number: number) =>
    `## Part ${number + 1}\n\n${take(5).join(' ')}\n\n${take(5).join(' ')}\n\n- ${take(3).join('\n- ')}`;
  const fields = {
    title: `Measured article ${index}`,
    headTitle: `Measured article ${index}`,
    crumb: `Article ${index}`,
    date: new Date(Date.UTC(2024, 11, 31) - index * 3_600_000).toISOString().slice(0, 10),
    excerpt: `${index}: ${take(1).join()}`.slice(0, 200),
    lead: `${index}: ${take(2).join(' ')}`,
    description: `${index}: ${take(2).join(' ')}`.slice(0, 160),
    sample: true,
  };
  const body = Array.from({ length: 7 }, section).join('\n\n');
  return {
    slug: `measured-${String(index).padStart(5, '0')}`,
    source: `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${body}\n`,
  };
}
