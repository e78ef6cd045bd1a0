import { lexer, type Token, walkTokens } from 'marked';
import type { z } from 'zod';
import type { Publication } from './entries/publication.server.ts';
import { type Fault, wordCount } from './markdown.server.ts';

/** What an editor asks of a text. `says` states it for authors before they write; `faults` finds where a text breaks it. */
export type Rule<Entry> = { says: string; faults: (entry: Entry) => Fault[] };

type Text = { body: string };
type Sourced = Text & { sources: { url: string }[] };

/** Sites whose word on the law counts. */
const OFFICIAL = /https:\/\/([a-z]+\.)*(gov\.uk|fca\.org\.uk|ico\.org\.uk|fatf-gafi\.org)(?=[/)\s]|$)/;

/** Has a schema check editorial rules: `schema.superRefine(obey(rules))`. */
export const obey =
  <Entry>(rules: Rule<Entry>[]) =>
  (entry: Entry, context: z.RefinementCtx): void => {
    for (const { message, line, field = 'body' } of rules.flatMap(({ faults }) => faults(entry)))
      context.addIssue({ code: 'custom', path: [field], message, params: { line } });
  };

/** The same for rules that a sample or a draft, which is still being written, needn't keep. */
export const obeyWhenFinished =
  <Entry>(rules: Rule<Entry>[]) =>
  (entry: Entry & Publication & { sample: boolean }, context: z.RefinementCtx): void => {
    if (!entry.sample && !entry.draft) obey(rules)(entry, context);
  };

const fault = (broken: boolean, message: string): Fault[] => (broken ? [{ message }] : []);

/** A text's length in words. */
export const words = (least: number, most: number): Rule<Text> => ({
  says: `${least} to ${most} words`,
  faults: ({ body }) => {
    const count = wordCount(body);
    return fault(count < least || count > most, `Write ${least} to ${most} words; these are ${count}.`);
  },
});

/** Every piece of a text's Markdown. */
function tokensOf(body: string): Token[] {
  const tokens: Token[] = [];
  walkTokens(lexer(body), (token) => void tokens.push(token));
  return tokens;
}

/** A text that begins with a paragraph. */
export const opening: Rule<Text> = {
  says: 'a paragraph before the first heading',
  faults: ({ body }) =>
    fault(lexer(body.trim())[0]?.type !== 'paragraph', 'Open with a paragraph, before the first heading.'),
};

/** Three to five lines in plain words above the text. */
export const shortVersion: Rule<Sourced & { inShort: string[] }> = {
  says: 'its main points in plain words (inShort: …), three to five lines',
  faults: ({ inShort }) =>
    inShort.length < 3 || inShort.length > 5
      ? [{ message: `Write three to five lines; these are ${inShort.length}.`, field: 'inShort' }]
      : [],
};

/** A numbered list of so many steps. */
export const steps = (least: number): Rule<Text> => ({
  says: `a numbered list of at least ${least} steps`,
  faults: ({ body }) => {
    const lists = tokensOf(body).flatMap((token) => (token.type === 'list' && token.ordered ? token.items.length : []));
    return fault(Math.max(0, ...lists) < least, `Write a numbered list of at least ${least} steps.`);
  },
});

/** A checklist of so many items. */
export const checklist = (least: number): Rule<Text> => ({
  says: `a checklist (- [ ] …) of at least ${least} items`,
  faults: ({ body }) => {
    const items = tokensOf(body).filter((token) => token.type === 'list_item' && token.task);
    return fault(
      items.length < least,
      `Write a checklist (- [ ] …) of at least ${least} items; there are ${items.length}.`,
    );
  },
});

/** Official sources alone, so many of them linked from the text. */
export const officialSources = (least: number): Rule<Sourced> => ({
  says: `official sources only, at least ${least} of them linked in the text where they matter`,
  faults: ({ body, sources }) => {
    const linked = new Set(tokensOf(body).flatMap((token) => (token.type === 'link' ? token.href : [])));
    const count = sources.filter(({ url }) => linked.has(url)).length;
    return [
      ...sources.flatMap(({ url }) => fault(!OFFICIAL.test(url), `Name official sources only, and not ${url}.`)),
      ...fault(
        count < least,
        `Link at least ${least} of the sources in the text where they matter; it links ${count}.`,
      ),
    ];
  },
});

/** A sample that says so to its reader. */
export const admitsSample: Rule<Text & { sample: boolean }> = {
  says: 'a note that it is sample text, as long as it is',
  faults: ({ body, sample }) =>
    fault(
      sample && !/sample text/i.test(body),
      'Say in the text that it is sample text, or take the line sample: true out.',
    ),
};

/** A line of a text and its number. */
type Line = { number: number; words: string };

/** Every paragraph, list item and table row of a text with its links; a heading belongs to what follows it. */
function passagesOf(body: string): Line[][] {
  const passages: Line[][] = [];
  let ended = true;
  let heading = false;
  for (const [index, line] of body.split('\n').entries()) {
    if (!line.trim()) ended = true;
    else {
      const begins = !heading && (ended || /^[-|\d]/.test(line));
      const words = { number: index + 1, words: line };
      if (begins || !passages.length) passages.push([words]);
      else passages.at(-1)?.push(words);
      ended = false;
      heading = /^#+ /.test(line);
    }
  }
  return passages;
}

/** Words that need something else beside them, or that have a better word. */
type Wording = { words: RegExp; beside?: RegExp; message: string };

/** Holds every passage of a text to the wordings of a list. */
const worded = (says: string, wordings: Wording[]): Rule<Text> => ({
  says,
  faults: ({ body }) =>
    passagesOf(body).flatMap((passage) => {
      const whole = passage.map(({ words }) => words).join('\n');
      return wordings.flatMap(({ words, beside, message }) =>
        words.test(whole) && !beside?.test(whole)
          ? [{ message, line: passage.find((line) => words.test(line.words))?.number }]
          : [],
      );
    }),
});

/** The rules for any text about the law. */
export const law: Rule<Text>[] = [
  worded('an official link in every passage that says must, should or required', [
    {
      words: /\b(must|should|required)\b/i,
      beside: OFFICIAL,
      message: 'Link an official source in the same paragraph as “must”, “should” or “required”.',
    },
    {
      words: /(€|eur[os]*)\s?(1,?000|15,?000)\b|\b(1,?000|15,?000) euro/i,
      beside: /until 29 June 2026/,
      message: 'The law’s limits are in sterling; say beside a former one in euros that it applied until 29 June 2026.',
    },
    {
      words: /(hmrc|fca)[- ](approved|endorsed|licensed)|registration approval/i,
      beside: /avoid words that suggest endorsement/,
      message: 'HMRC and the FCA approve nobody; write registered or authorised.',
    },
    { words: /OFSI consolidated list/i, message: 'The list is the UK Sanctions List since 28 January 2026.' },
  ]),
  {
    says: '“we suggest” for the association’s own advice, in a sentence without must, should or required',
    faults: ({ body }) =>
      passagesOf(body)
        .flat()
        .filter(({ words }) =>
          words
            .split(/(?<=[.?!])\s/)
            .some((sentence) => /we suggest/i.test(sentence) && /\b(must|should|required)\b/i.test(sentence)),
        )
        .map(({ number }) => ({
          message: 'Part advice from duty: no “must”, “should” or “required” in a sentence with “we suggest”.',
          line: number,
        })),
  },
];

/** Five years is how long records are kept, by one regulation (specification 9). */
export const fiveYears = worded('a link to regulation 40 beside the five years for which records are kept', [
  {
    words: /five[- ]years?/i,
    beside: /\/uksi\/2017\/692\/regulation\/40/,
    message: 'Link regulation 40 (https://www.legislation.gov.uk/uksi/2017/692/regulation/40) beside the five years.',
  },
]);
