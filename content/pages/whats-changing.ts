import type { changeFirms, changeMarks } from '#content/collections/changes/schema.server.ts';
import { defineWords } from '#content/schema/define.server.ts';
import { kinds } from '#content/site/kinds.ts';

/** The words around the changes of the law. */
export const whatsChanging = defineWords('content/pages/whats-changing.ts', {
  lead: 'New law and the fixed days of its rules, by day, each with what to do and the page that says so.',
  filter: 'Kind of firm',
  all: 'All',
  firms: {
    exchange: 'Exchange and cheque cashing',
    spi: 'Small payment institutions',
    api: 'Authorised payment institutions',
    emi: 'E-money institutions',
  } satisfies Record<(typeof changeFirms)[number], string>,
  marksHeading: 'How sure a day is',
  marks: {
    fixed: { label: 'Fixed', meaning: 'the law or a rule names the day' },
    expected: { label: 'Expected', meaning: 'likely: look again nearer to the day' },
    plan: { label: 'Our plan', meaning: 'the regulator shows you the day itself' },
  } satisfies Record<(typeof changeMarks)[number], object>,
  open: 'No day yet',
  past: 'Past',
  source: 'Source',
  more: 'More on this site',
  /** Between the next day of a change and its later ones. */
  later: 'then',
  /** `{before}` and `{after}` are the values of a figure that changes. */
  values: 'Before: {before}. From this day: {after}.',
  rss: { label: 'Subscribe by RSS', href: `${kinds.change.list}/feed.xml` },
  own: {
    heading: 'Your own days',
    text: 'HMRC’s declaration, the confirmation statement, the data protection fee and returns that follow your financial year fall on days of your own.',
    label: 'Plan them in the compliance calendar',
    href: '/compliance-calendar',
  },
});
