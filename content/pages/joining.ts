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
  heading: 'Which membership is right for you?',
  lead: `If you exchange currency, transmit money or cash cheques in the UK, join as ${memberships.msb.one}. If you supply, advise or work alongside firms that do, join as ${memberships.affiliate.one}.`,
  caption: 'The two memberships compared',
  memberships: both.map(({ name }) => name),
  rows: [
    {
      heading: 'Fee, paid upfront',
      cells: both.map(({ perYear }) => perYear),
    },
    {
      heading: 'Who it is for',
      cells: both.map(({ forWhom }) => forWhom),
    },
    {
      heading: 'What you need',
      cells: [
        'Every registration and authorisation that the law requires for your services (or, if you are an agent, your principal’s entry for you), or an application for them if you are not yet trading. We may ask for evidence',
        'You do not have to be a money service business yourself',
      ],
    },
  ],
  /** Below the table; the terms have a worked example. */
  leave: {
    text: `${vatOfFees}You may leave at any time by giving the Board ${figureText('membership-notice.words')}’ written notice, for example by email to ${site.email}, and we refund the fee for the unused days.`,
    terms: { label: 'The terms on withdrawal and refunds', href: '/terms-and-conditions#withdrawal-and-refunds' },
  },
});
