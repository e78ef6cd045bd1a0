/**
 * What differs between British and American words, and the form that both are searched in. A rule
 * may change a word that has one spelling: the index has it as it is written, too.
 */
const RULES: [RegExp, string][] = [
  [/(?<=\w{3}[iy])z/, 's'], // organize
  [/(?<=\w{3})our/, 'or'], // behaviour
  [/(?<=\w{4})ll(?=ed|ing|er|or)|(?<=^(?:enro|fulfi))ll|ll(?=ment|ful)/, 'l'], // cancelled, enroll, installment
  [/(?<=[bt])re(?=s?$)/, 'er'], // centre
  [/(?<=^(?:lic|def|off|pret)en)c/, 's'], // licence
  [/^practis/, 'practic'],
  [/(?<=log)ue?(?=s?$|ed|ing)/, ''], // catalogue
  [/^programme(?=s?$)/, 'program'],
  [/(?<=dg)e(?=ment)/, ''], // judgement
  [/^enquir/, 'inquir'],
  [/^artefact/, 'artifact'],
  [/^grey/, 'gray'],
  [/^sceptic/, 'skeptic'],
];

/**
 * Begins a word of the index that is searched and not shown: the one spelling of the word before
 * it.
 */
const OTHER = '¦';

const inOneSpelling = (word: string): string =>
  RULES.reduce((spelt, [varied, one]) => spelt.replace(varied, one), word.toLowerCase());

/**
 * A query in lower case, each word in the spelling of `RULES`. "Check" becomes "cheque" only next
 * to "cash" or "book".
 */
export const asSearched = (question: string): string =>
  question
    .toLowerCase()
    .replace(/\bcheck(?=s?[ -](?:cash|book))|(?<=\bcash\w* (?:\w+ )?)check(?=s?\b)/g, 'cheque')
    .replace(/\p{L}+/gu, inOneSpelling);

/** The one spelling of each word that was indexed. */
const spellings = new Map<string, string>();

/**
 * A text for the index, in which the one spelling follows each word that has others; no word of
 * three letters has.
 */
export const withSpellings = (text: string): string =>
  text.replace(/\p{L}{4,}/gu, (word) => {
    const other = spellings.get(word) ?? inOneSpelling(word);
    spellings.set(word, other);
    return other === word.toLowerCase() ? word : `${word} ${OTHER}${other}`;
  });

/** Whether a word of the index is the one spelling of the word before it. */
export const isOther = (word: string): boolean => word.startsWith(OTHER);

/** A title of the index as it was written. */
export const asWritten = (title: string): string =>
  title
    .split(' ')
    .filter((word) => !isOther(word))
    .join(' ');
