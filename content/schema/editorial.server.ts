import type { z } from 'zod';
import { figureFrom, figureNumber } from '#content/figures/lookup.server.ts';
import { addDays, longDay } from '#content/shared/dates.ts';
import { addIssue } from './issues.server.ts';

/** Where a text breaks a rule: on a line of its body, if one is to blame. */
type TextIssue = { message: string; line?: number | undefined };

/** Checks what a text says, and returns the places where it is wrong. */
type Rule<Entry> = (entry: Entry) => TextIssue[];

type Text = { body: string };

/** Sites whose word on the law counts. */
const OFFICIAL = /https:\/\/([a-z]+\.)*(gov\.uk|fca\.org\.uk|psr\.org\.uk|ico\.org\.uk|fatf-gafi\.org)(?=[/)\s]|$)/;

/**
 * Has a schema refuse a text that is wrong about the law: `schema.superRefine(editorial(own))`.
 * What a text should have besides, such as its length, is in scripts/outputs/textAdvice.ts.
 */
export const editorial =
  <Entry>(...own: Rule<Entry>[]) =>
  (entry: Entry & Text, context: z.RefinementCtx): void => {
    for (const { message, line } of [...law, ...own].flatMap((rule) => rule(entry)))
      addIssue(context, ['body'], message, line);
  };

/** Only official sources. */
export const officialSources: Rule<{ sources: { url: string }[] }> = ({ sources }) =>
  sources
    .filter(({ url }) => !OFFICIAL.test(url))
    .map(({ url }) => ({ message: `Use official sources only, not ${url}.` }));

/** A sample that says so to its reader. */
export const admitsSample: Rule<Text & { sample: boolean }> = ({ body, sample }) =>
  sample && !/sample text/i.test(body)
    ? [{ message: 'Say in the text that it is sample text, or remove the line sample: true.' }]
    : [];

type Line = { number: number; words: string };

/**
 * Every paragraph, list item and table row of a text with its links; a heading belongs to what
 * follows it.
 */
function passagesOf(body: string): Line[][] {
  const passages: Line[][] = [];
  let ended = true;
  let afterHeading = false;
  for (const [index, words] of body.split('\n').entries()) {
    if (words.trim()) {
      if (!passages.length || (!afterHeading && (ended || /^[-|\d]/.test(words)))) passages.push([]);
      passages.at(-1)?.push({ number: index + 1, words });
      afterHeading = /^#+ /.test(words);
    }
    ended = !words.trim();
  }
  return passages;
}

/** Words that a passage may use only with others (`unless`), or not at all. */
type Wording = { words: RegExp; unless?: RegExp; message: string };

/** A rule that checks every passage of a text against a list of wordings. */
const wordingRule =
  (wordings: Wording[]): Rule<Text> =>
  ({ body }) =>
    passagesOf(body).flatMap((passage) => {
      const text = passage.map(({ words }) => words).join('\n');
      return wordings
        .filter(({ words, unless }) => words.test(text) && !unless?.test(text))
        .map(({ words, message }) => ({ message, line: passage.find((line) => words.test(line.words))?.number }));
    });

/**
 * The former limits in euros, as a pattern of how texts write them, and the day before those in
 * pounds.
 */
const FORMER_LIMITS = ['transfer-limit-euros', 'exchange-limit-euros']
  .map((name) => figureNumber(name).toLocaleString('en-GB').replace(',', ',?'))
  .join('|');
const LAST_DAY_OF_EUROS = longDay(addDays(figureFrom('transfer-limit'), -1));

const DUTY = /\b(must|should|required)\b/i;

/** The rules for any text about the law. */
export const law: Rule<Text>[] = [
  wordingRule([
    {
      words: DUTY,
      unless: OFFICIAL,
      message: 'Link an official source in the same paragraph as “must”, “should” or “required”.',
    },
    {
      words: new RegExp(`(€|eur[os]*)\\s?(${FORMER_LIMITS})\\b|\\b(${FORMER_LIMITS}) euro`, 'i'),
      unless: new RegExp(`until ${LAST_DAY_OF_EUROS}|/eur/2015/847`),
      message: `The law’s limits are in sterling; where you give a former one in euros, say that it applied until ${LAST_DAY_OF_EUROS}. Only the rules on funds transfers keep theirs.`,
    },
    {
      words: /(hmrc|fca)[- ](approved|endorsed|licensed)|registration approval/i,
      unless: /avoid words that suggest endorsement/,
      message: 'HMRC and the FCA do not approve firms. Write “registered” or “authorised”.',
    },
    {
      words: /OFSI consolidated list/i,
      message: 'Write “UK Sanctions List”, which has replaced it (see the glossary).',
    },
  ]),
  ({ body }) =>
    passagesOf(body)
      .flat()
      .filter(({ words }) =>
        words.split(/(?<=[.?!])\s/).some((sentence) => /we suggest/i.test(sentence) && DUTY.test(sentence)),
      )
      .map(({ number }) => ({
        message:
          'Keep our advice apart from the rules: put “must”, “should” or “required” in another sentence than “we suggest”.',
        line: number,
      })),
];

/**
 * A text that names the five years of record-keeping links the regulation that sets them
 * (specification 9).
 */
export const fiveYears = wordingRule([
  {
    words: /five[- ]years?/i,
    unless: /\/uksi\/2017\/692\/regulation\/40/,
    message:
      'Link regulation 40 (https://www.legislation.gov.uk/uksi/2017/692/regulation/40) in the same paragraph as the five years.',
  },
]);

/** Words that a British reader stumbles over, and what they probably mean (docs/editing.md). */
export const STILTED: [words: RegExp, meaning: string][] = [
  [/(?<!working )\bpapers\b/i, '“documents” or “paperwork”'],
  [/\bstands (?:in|on)\b/i, '“is in”, “is on” or “appears on”'],
  [/\bbeside\b/i, '“next to”, “with” or “as well as”'],
  [/\bfalls? due\b/i, '“is due”'],
  [/(?<!-)\byearly\b/i, '“annual” or “every year”'],
  [/\b(?:it|law|HMRC|FCA) wants\b/i, '“requires” or “asks for”'],
  [/\blook behind\b/i, '“find out who owns”'],
  [/(?<!to |by |for |of |with )\bwhom\b/i, '“who”'],
  [/\balso (?:if|when)\b/i, '“even if” or “even when”'],
  [/\bfrom \S*\d\S* on\b/i, '“of … or more”'],
];
