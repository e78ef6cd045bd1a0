import type { changeFirms } from '#content/collections/changes/schema.server.ts';
import { defineWords } from '#content/schema/define.server.ts';
import { kinds } from '#content/site/kinds.ts';

/** The words around the changes of the law. */
export const whatsChanging = defineWords('content/pages/whats-changing.ts', {
  lead: 'What has changed in the law, what is coming, and what you have to do about it.',
  /** What is in force; the day of the newest is on the slip of the search. */
  inForce: { question: 'Already in force', newest: 'Latest', older: 'Earlier' },
  filter: 'Kind of firm',
  all: 'All',
  firms: {
    exchange: 'Exchange and cheque cashing',
    spi: 'Small payment institutions',
    api: 'Authorised payment institutions',
  } satisfies Record<(typeof changeFirms)[number], string>,
  /** What no kind of firm shows. */
  rare: 'Changes that affect few firms, such as the economic crime levy or rules on cryptoassets, appear only under “All”.',
  open: 'No fixed date',
  /** Folds what comes after the next months. */
  fold: 'Later, or with no date yet',
  source: 'Source',
  more: 'More on this site',
  /** Between the next day of a change and its later ones. */
  later: 'then',
  rss: { label: 'Subscribe by RSS', href: `${kinds.change.list}/feed.xml` },
  own: {
    heading: 'Your own deadlines',
    text: 'HMRC’s declaration, the confirmation statement, the data protection fee and returns that follow your financial year have dates that depend on your firm.',
    label: 'Work them out in the compliance calendar',
    href: '/compliance-calendar',
  },
});
