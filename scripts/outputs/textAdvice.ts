import { lexer, type Token } from 'marked';
import type { PageEntry } from '#content/collections/collections.ts';
import { unexplained } from '#content/collections/glossary/abbreviations.server.ts';
import { STILTED } from '#content/schema/editorial.server.ts';
import { wordCount } from '#content/schema/markdown.server.ts';
import type { KindName } from '#content/site/kinds.ts';

/** How many words a finished text of a kind should have. */
const LENGTHS: Partial<Record<KindName, [least: number, most: number]>> = {
  article: [800, 1200],
  webinar: [400, 700],
  guide: [900, 1500],
  factSheet: [400, 1000],
  template: [80, 350],
};

/** Marks of a paragraph that was a list, a table or a heading in another program. */
const PASTED: [mark: RegExp, advice: string][] = [
  [/^[•·▪●◦‣]/m, 'make it a list with the menu ¶ (each line begins with a hyphen)'],
  [/^\|/m, 'a table needs a line such as | --- | --- | below its first row'],
  [/\t/, 'it has tabs, which pages don’t show: write it as a list or as a table with bars (|)'],
  [/^\*\*[^*]+\*\*$/, 'if it is a heading, choose Heading 2 or 3 in the menu ¶ instead of bold'],
];

/** The paragraphs of a text that were something else before they were pasted, a sentence each. */
const pastedAdvice = (tokens: Token[]): string[] =>
  tokens
    .filter(({ type }) => type === 'paragraph')
    .flatMap(({ raw }) =>
      PASTED.filter(([mark]) => mark.test(raw.trim())).map(([, advice]) => `“${raw.split('\n')[0]}”: ${advice}.`),
    );

/** The words of a title that say what it is about. */
const keywords = (title: string) => title.match(/\p{L}{4,}|\p{Lu}{2,}/gu)?.map((word) => word.toLowerCase()) ?? [];

type AdvisedText = Pick<PageEntry, 'title' | 'headTitle' | 'body' | 'lead' | 'sample' | 'inShort'>;

/**
 * What the author of a text may want to look at, a sentence each: what was pasted, two titles that
 * differ, its length, its summary, stilted words, and abbreviations that the glossary lacks. A
 * sample is still being written, and gets no advice.
 */
export function textAdvice(kind: KindName, text: AdvisedText): string[] {
  const { title, headTitle, body, lead, sample, inShort } = text;
  if (sample) return [];
  const advice = pastedAdvice(lexer(body));
  const unless = (isFine: boolean, sentence: string) => void (isFine || advice.push(sentence));

  unless(
    keywords(title).some((word) => keywords(headTitle).includes(word)),
    `“${title}” and the tab’s “${headTitle}” have no word in common: if one is new, change the other.`,
  );
  const [least, most] = LENGTHS[kind] ?? [];
  if (!least || !most) return advice;

  const count = wordCount(body);
  unless(count >= least && count <= most, `it has ${count} words; ${least} to ${most} are usual.`);

  const lines = inShort?.length ?? 3;
  unless(lines >= 3 && lines <= 5, `“In short” has ${lines} lines; three to five are usual.`);

  const read = [lead, ...(inShort ?? []), body.replace(/\]\([^)]*\)/g, ']')].join('\n');
  for (const [words, meaning] of STILTED) {
    const [found] = read.match(words) ?? [];
    unless(!found, `“${found}” here probably means ${meaning}.`);
  }

  const names = unexplained(`${lead}\n${body}`);
  unless(names.length === 0, `the glossary doesn’t explain ${names.join(', ')}.`);
  return advice;
}
