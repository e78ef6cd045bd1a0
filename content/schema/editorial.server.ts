import { type Token, walkTokens } from 'marked';
import type { z } from 'zod';
import { explainedAbbreviations } from '#content/collections/glossary/abbreviations.server.ts';
import { addDays, longDay } from '#content/dates.ts';
import { figureFrom, figureNumber } from '#content/figures/lookup.server.ts';
import type { Publication } from './entries/publication.server.ts';
import { addIssue } from './issues.server.ts';
import { blocksOf, wordCount } from './markdown.server.ts';

/** Where a text breaks a rule: in its body, on a line if one is to blame, or in another field. */
type TextIssue = { message: string; line?: number | undefined; field?: string };

/** What an editor asks of a text: says where it is broken. */
export type Rule<Entry> = (entry: Entry) => TextIssue[];

type Text = { body: string };
type SourcedText = Text & { sources: { url: string }[] };
/** What the texts on the law have. */
type LegalText = SourcedText & { lead: string; inShort: string[] };

/** Sites whose word on the law counts. */
const OFFICIAL = /https:\/\/([a-z]+\.)*(gov\.uk|fca\.org\.uk|psr\.org\.uk|ico\.org\.uk|fatf-gafi\.org)(?=[/)\s]|$)/;

/**
 * Has a schema check what a text must keep: `schema.superRefine(editorial(finished, always))`. A
 * sample or a draft is still being written, and need not keep what a finished text does.
 */
export const editorial =
  <Entry>(finished: Rule<Entry>[], always: Rule<Entry>[] = []) =>
  (entry: Entry & Text & { lead: string; sample: boolean } & Publication, context: z.RefinementCtx): void => {
    const isFinished = !entry.sample && !entry.draft;
    const rules = [...law, ...always, ...(isFinished ? [...finished, explainedAbbreviations] : [])];
    for (const { message, line, field = 'body' } of rules.flatMap((rule) => rule(entry)))
      addIssue(context, [field], message, line);
  };

const issueIf = (broken: boolean, message: string): TextIssue[] => (broken ? [{ message }] : []);

/** A text's length in words. */
export const words =
  (least: number, most: number): Rule<Text> =>
  ({ body }) => {
    const count = wordCount(body);
    return issueIf(count < least || count > most, `Write ${least} to ${most} words; these are ${count}.`);
  };

/** Every piece of a text's Markdown, in its order. */
function tokensOf(body: string): Token[] {
  const tokens: Token[] = [];
  walkTokens(blocksOf(body), (token) => void tokens.push(token));
  return tokens;
}

/** A text that begins with a paragraph. */
const opening: Rule<Text> = ({ body }) =>
  issueIf(tokensOf(body)[0]?.type !== 'paragraph', 'Open with a paragraph, before the first heading.');

/** Three to five lines in plain words above the text. */
export const shortVersion: Rule<LegalText> = ({ inShort: { length } }) =>
  length < 3 || length > 5 ? [{ message: `Write three to five lines; these are ${length}.`, field: 'inShort' }] : [];

/** A numbered list of so many steps. */
export const steps =
  (least: number): Rule<Text> =>
  ({ body }) => {
    const lists = tokensOf(body).flatMap((token) => (token.type === 'list' && token.ordered ? token.items.length : []));
    return issueIf(Math.max(0, ...lists) < least, `Write a numbered list of at least ${least} steps.`);
  };

/** A checklist of so many items. */
export const checklist =
  (least: number): Rule<Text> =>
  ({ body }) => {
    const { length } = tokensOf(body).filter((token) => token.type === 'list_item' && token.task);
    return issueIf(length < least, `Write a checklist (- [ ] …) of at least ${least} items; there are ${length}.`);
  };

/** Only official sources, at least so many of them linked from the text. */
export const officialSources =
  (least: number): Rule<SourcedText> =>
  ({ body, sources }) => {
    const linked = new Set(tokensOf(body).flatMap((token) => (token.type === 'link' ? token.href : [])));
    const count = sources.filter(({ url }) => linked.has(url)).length;
    return [
      ...sources.flatMap(({ url }) => issueIf(!OFFICIAL.test(url), `Name official sources only, and not ${url}.`)),
      ...issueIf(
        count < least,
        `Link at least ${least} of the sources in the text where they matter; it links ${count}.`,
      ),
    ];
  };

/**
 * What a guide, a fact sheet and a template keep: so many words, a short version, a paragraph
 * first, so many sources linked.
 */
export const finishedText = (least: number, most: number, sources: number, ...own: Rule<Text>[]): Rule<LegalText>[] => [
  words(least, most),
  shortVersion,
  opening,
  ...own,
  officialSources(sources),
];

/** A sample that says so to its reader. */
export const admitsSample: Rule<Text & { sample: boolean }> = ({ body, sample }) =>
  issueIf(
    sample && !/sample text/i.test(body),
    'Say in the text that it is sample text, or take the line sample: true out.',
  );

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

/** Words that need something else beside them, or that have a better word. */
type Wording = { words: RegExp; beside?: RegExp; message: string };

/** A rule that holds every passage of a text to the wordings of a list. */
const wordingRule =
  (wordings: Wording[]): Rule<Text> =>
  ({ body }) =>
    passagesOf(body).flatMap((passage) => {
      const text = passage.map(({ words }) => words).join('\n');
      return wordings
        .filter(({ words, beside }) => words.test(text) && !beside?.test(text))
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
      beside: OFFICIAL,
      message: 'Link an official source in the same paragraph as “must”, “should” or “required”.',
    },
    {
      words: new RegExp(`(€|eur[os]*)\\s?(${FORMER_LIMITS})\\b|\\b(${FORMER_LIMITS}) euro`, 'i'),
      beside: new RegExp(`until ${LAST_DAY_OF_EUROS}|/eur/2015/847`),
      message: `The law’s limits are in sterling; say beside a former one in euros that it applied until ${LAST_DAY_OF_EUROS}. The rules on funds transfers alone keep theirs.`,
    },
    {
      words: /(hmrc|fca)[- ](approved|endorsed|licensed)|registration approval/i,
      beside: /avoid words that suggest endorsement/,
      message: 'HMRC and the FCA approve nobody; write registered or authorised.',
    },
    {
      words: /OFSI consolidated list/i,
      message: 'Write UK Sanctions List; the glossary says since when it is the only one.',
    },
  ]),
  ({ body }) =>
    passagesOf(body)
      .flat()
      .filter(({ words }) =>
        words.split(/(?<=[.?!])\s/).some((sentence) => /we suggest/i.test(sentence) && DUTY.test(sentence)),
      )
      .map(({ number }) => ({
        message: 'Part advice from duty: no “must”, “should” or “required” in a sentence with “we suggest”.',
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
    beside: /\/uksi\/2017\/692\/regulation\/40/,
    message: 'Link regulation 40 (https://www.legislation.gov.uk/uksi/2017/692/regulation/40) beside the five years.',
  },
]);
