import { figureText } from '#content/figures/lookup.server.ts';
import { defineWords } from '#content/schema/define.server.ts';
import { vatOfFees } from '#content/site/imprint.ts';
import { memberships } from '#content/site/memberships.ts';
import { site } from '#content/site/site.ts';

const both = Object.values(memberships);

/**
 * The join page's answers before its form: which membership fits, what it takes and costs, and what
 * comes back when one leaves early. Requirements and refund are those of
 * content/pages/terms-and-conditions.ts.
 */
export const joining = defineWords('content/pages/joining.ts', {
  id: 'which-membership',
  heading: 'Which membership fits?',
  lead: `Do you exchange currency, transmit money or cash cheques in the UK? Join as ${memberships.msb.one}. If you supply, advise or work alongside those who do, join as ${memberships.affiliate.one}.`,
  caption: 'The two memberships side by side',
  memberships: both.map(({ name }) => name),
  rows: [
    {
      heading: 'Fee, paid upfront',
      cells: both.map(({ perYear }) => perYear),
    },
    {
      heading: 'For whom',
      cells: both.map(({ forWhom }) => forWhom),
    },
    {
      heading: 'What you need',
      cells: [
        'Every registration and authorisation that the law requires for your services (an agent: your principal’s entry for you), or you have applied for them and don’t trade yet. We may ask for evidence',
        'You need not be a money service business yourself',
      ],
    },
  ],
  /** Below the table; the terms have a worked example. */
  leave: {
    text: `${vatOfFees}You may leave at any time, with ${figureText('membership-notice.words')}’ written notice to the Board, for example by email to ${site.email}, and we refund the fee for the days that are left.`,
    terms: { label: 'The terms on withdrawal and refunds', href: '/terms-and-conditions#withdrawal-and-refunds' },
  },
});
