import { lexer, type Token, walkTokens } from 'marked';
import { textOf } from '#components/prose/headings.ts';
import { collections } from '#content/collections/collections.ts';
import { fileOf } from '#content/schema/entries/yaml.server.ts';

/**
 * Texts with a higher average of words per sentence are marked; docs/editing.md names the figure
 * too.
 */
const MOST = 20;

const segmenter = new Intl.Segmenter('en-GB', { granularity: 'sentence' });

/** The sentences of a text: paragraphs, and the items of lists; tables and headings have none. */
function sentencesOf(markdown: string): string[] {
  const parts: Token[] = [];
  walkTokens(lexer(markdown), (token) => {
    if (['paragraph', 'text'].includes(token.type) && 'tokens' in token && token.tokens) parts.push(token);
  });
  return parts.flatMap((token) => [...segmenter.segment(textOf([token]))].map(({ segment }) => segment.trim()));
}

/**
 * Prints how many words a sentence of each text has on average, the longest first, with its longest
 * sentence.
 */
const texts = Object.values(collections)
  .flatMap(({ entries = [] }) => entries)
  .flatMap((entry) => {
    const short = 'inShort' in entry && Array.isArray(entry.inShort) ? entry.inShort : [];
    return [
      { name: fileOf(entry), sentences: sentencesOf(entry.body) },
      { name: `${fileOf(entry)}, inShort`, sentences: short.flatMap((point) => sentencesOf(String(point))) },
    ];
  })
  .filter(({ sentences }) => sentences.length > 0)
  .map(({ name, sentences }) => {
    const lengths = sentences.map((sentence) => sentence.split(/\s+/).length);
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    const most = Math.max(...lengths);
    return { name, mean, most, longest: sentences[lengths.indexOf(most)] };
  })
  .toSorted((a, b) => b.mean - a.mean);

for (const { name, mean, most, longest } of texts)
  console.info(`${mean.toFixed(1)}${mean > MOST ? ' !' : ''}  ${name}  (${most}: ${longest})`);
