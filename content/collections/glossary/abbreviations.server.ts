import { explained } from './index.ts';

/** Names in capitals of currencies, companies, files or time zones; they need no entry. */
const NAMES = new Set(['EUR', 'UK', 'SI', 'GOV', 'BST', 'AI', 'IT', 'PDF']);

const ABBREVIATION = /\b[A-Z]{2,}s?\b/g;
const ADDRESS = /https?:\/\/\S+|\]\([^)]*\)/g;
const singular = (name: string) => name.replace(/s$/, '');

const explains = new Set(explained.flatMap((name) => name.split(/[ -]/).map(singular)));

/** The abbreviations of a text that the glossary doesn't explain, each once. */
export const unexplained = (text: string): string[] => [
  ...new Set(
    (text.replace(ADDRESS, ' ').match(ABBREVIATION) ?? []).filter(
      (name) => !NAMES.has(name) && !explains.has(singular(name)),
    ),
  ),
];
