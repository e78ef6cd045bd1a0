/** Parts of American words, and what they are in British ones. A rule may change a word that has one spelling: the index has both. */
const RULES: [RegExp, string][] = [
  [/(?<=\w{3})iz(?=e(?!n)|ing|at|ab|an|$)/, 'is'],
  [/(?<=^(?:anal|paral|catal)y)z/, 's'],
  [
    /(?<=^(?:dis|un|mis)?(?:behavi|col|endeav|fav|flav|harb|hon|hum|lab|neighb|rum|sav|vap|vig))or(?=$|s$|ed|ing|al|able|ite|ful|less|hood)/,
    'our',
  ],
  [/(?<=^(?:cent|fib|lit|theat|(?:kilo|centi|milli)met))er(?=s?$)/, 're'],
  [/^center(?=ed|ing)/, 'centr'],
  [/(?<=^(?:lic|def|off|pret))ens(?=e|ing|or|$)/, 'enc'],
  [/^practis(?=e|ing|$)/, 'practic'],
  [/(?<=^(?:enrol|fulfil))l(?=s?$|ment)/, ''],
  [/(?<=^(?:instal|skil|wil))l(?=ment|ful)/, ''],
  [
    /(?<=^(?:cancel|channel|counsel|council|dial|fuel|initial|jewel|label|level|marvel|model|parcel|quarrel|signal|total|travel))(?=ed|ing|er|or|ous)/,
    'l',
  ],
  [/^jewelry/, 'jewellery'],
  [/(?<=^(?:anal|catal|dial)og)(?=s?$)/, 'ue'],
  [/^catalog(?=ed|ing|er)/, 'catalogu'],
  [/^program(?=s?$)/, 'programme'],
  [/(?<=^(?:acknowledg|judg))(?=ment)/, 'e'],
  [/^inquir/, 'enquir'],
  [/^artifact/, 'artefact'],
  [/^gray/, 'grey'],
  [/^skeptic/, 'sceptic'],
];

/** Begins a word of the index that is searched and not shown: the British spelling of the word before it. */
const OTHER = '¦';

const british = (word: string): string =>
  RULES.reduce((spelt, [american, other]) => spelt.replace(american, other), word.toLowerCase());

/** A question in British spelling, in small letters. A check is a cheque where cash is beside it. */
export const inBritish = (question: string): string =>
  question
    .toLowerCase()
    .replace(/\bcheck(?=s?[ -](?:cash|book))|(?<=\bcash\w* (?:\w+ )?)check(?=s?\b)/g, 'cheque')
    .replace(/\p{L}+/gu, british);

/** A text for the index, in which the British spelling follows each American word. */
export const withSpellings = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => {
    const other = british(word);
    return other === word.toLowerCase() ? word : `${word} ${OTHER}${other}`;
  });

/** Whether a word of the index is the other spelling of the word before it. */
export const isOther = (word: string): boolean => word.startsWith(OTHER);

/** A title of the index as it was written. */
export const asWritten = (title: string): string =>
  title
    .split(' ')
    .filter((word) => !isOther(word))
    .join(' ');
