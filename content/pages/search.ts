import { z } from 'zod';
import { termsAndConditions } from '#content/pages/terms-and-conditions.ts';
import { defineWords } from '#content/schema/define.server.ts';
import { readData } from '#content/schema/entries/yaml.server.ts';
import { path, text } from '#content/schema/fields.server.ts';
import { kinds } from '#content/site/kinds.ts';
import { memberships } from '#content/site/memberships.ts';
import { site } from '#content/site/site.ts';
import { fill } from '#content/text.ts';

const { phone, email } = site;
const refund = termsAndConditions.facts.find(({ text }) => text.startsWith('refund'));
/** What answers name between braces; `{event}` follows on the day of the build. */
const values = {
  phone: phone.display,
  email,
  msb: memberships.msb.perYear,
  affiliate: memberships.affiliate.fee,
  refund: `${refund?.figure} ${refund?.text}`,
};

const answer = z.strictObject({
  label: text.optional(),
  answer: text.transform((words) => fill(words, values)).optional(),
  href: path,
  keywords: text,
  beside: text,
});
const { answers: entries } = readData('content/pages/search.yaml', z.strictObject({ answers: z.array(answer) }));

/** The search of the whole site and its plain list of everything. */
export const siteSearch = defineWords('content/pages/search.ts', {
  lead: 'Ask in your own words: every page, guide, fact sheet, template and term is searched.',
  label: 'Search this website',
  submit: 'Search',
  /** How to come here from any page. */
  shortcut: 'Ctrl + K, or Command + K on a Mac, brings you here from every page.',
  answers: { heading: 'Often asked', entries },
  results: {
    heading: 'Results',
    /** The group of buttons that show one kind of result, or all. */
    kinds: 'Kind of result',
    all: 'All',
    /** `{count}` and `{query}` are filled in. */
    one: '1 result for “{query}”',
    many: '{count} results for “{query}”',
    none: 'No results for “{query}”. Everything is listed below.',
    failed: 'The search could not be loaded. Everything is listed below.',
    more: 'Show more results',
  },
  list: { heading: 'Everything' },
  kinds: { page: { one: 'Page', many: 'Pages' }, ...kinds },
});
