/** Words that say nothing of what is sought: a result would have to have every one. */
const STOP_WORDS = new Set(
  (
    'a about all am an and any anything are as at be been being but by can could did do does for from get give got had has have ' +
    'he help her how i if in into is it its just know let long make many may me more must my need needed new no not of on one or our ours ' +
    'please same say shall she should show so some someone take tell than that the their them then there these they this those to ' +
    'too under up us use want was we were what when where which who whom whose why will with without would you your'
  ).split(' '),
);

/** A word as it is compared: without case, apostrophes and the s of most plurals. */
const fold = (word: string) =>
  word
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/(?<=..[^su])s$/, '');

/** The words of a question that say what is sought; all its words if there are no others. */
export function soughtWords(question: string): string[] {
  const words = question.match(/[\p{L}\p{N}£'’-]+/gu) ?? [];
  const sought = words.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  return sought.length > 0 ? sought : words;
}

/** What an answer knows of the questions that it answers. */
export type Asked = {
  /** Words and groups of words, with commas between them: every one of a group is in the question. */
  keywords: string;
  /** Other words that such a question may have. */
  beside: string;
};

/** Whether an answer answers a question: it is what is asked for, and nothing else is. */
export function isAnswered(question: string, { keywords, beside }: Asked): boolean {
  const words = new Set(soughtWords(question).map(fold));
  const groups = keywords.split(', ').map((group) => group.split(' ').map(fold));
  const known = new Set([...groups.flat(), ...beside.split(' ').map(fold)]);
  return groups.some((group) => group.every((word) => words.has(word))) && [...words].every((word) => known.has(word));
}
