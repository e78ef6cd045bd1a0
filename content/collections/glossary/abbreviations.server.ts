import type { Rule } from '#content/schema/editorial.server.ts';
import { explained } from './index.ts';

/** Names in capitals of currencies, companies, pages or time zones; they need no entry. */
const NAMES = new Set(['EUR', 'UK', 'SI', 'GOV', 'BST', 'AI', 'IT']);

const ABBREVIATION = /\b[A-Z]{2,}s?\b/g;
const ADDRESS = /https?:\/\/\S+|\]\([^)]*\)/g;
const singular = (name: string) => name.replace(/s$/, '');

const explains = new Set(explained.flatMap((name) => name.split(/[ -]/).map(singular)));

/** The abbreviations of a text, by line, that the glossary lacks. */
const unexplained = (text: string) =>
  text.split('\n').flatMap((line, index) =>
    (line.replace(ADDRESS, ' ').match(ABBREVIATION) ?? [])
      .filter((name) => !NAMES.has(name) && !explains.has(singular(name)))
      .map((name) => ({
        line: index + 1,
        message: `The glossary lacks “${name}”: add a term for it there, or write the words in full.`,
      })),
  );

/** Every abbreviation of a text is explained in the glossary. */
export const explainedAbbreviations: Rule<{ body: string; lead: string }> = ({ body, lead }) => [
  ...unexplained(body),
  ...unexplained(lead).map(({ message }) => ({ message, field: 'lead' })),
];
