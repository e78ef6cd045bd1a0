import { define, defineWords } from '#content/schema/define.server.ts';
import { answerSlip } from '#content/schema/slip.server.ts';
import { site } from '#content/site/site.ts';

const FILE = 'content/pages/contact-us.ts';

/** The contact page around its form (specification 2.10). */
export const contact = defineWords(FILE, {
  lead: 'If you have a question about membership, an event or our guidance, write to us and a member of the team will reply.',
  info: {
    heading: 'Contact Info',
    phone: 'Telephone',
    email: 'General enquiries',
    /** Above the form on narrow screens: the links to the address and to the fact sheet. */
    write: 'Email us',
    complaints: { label: 'Complaints', href: '/fact-sheets/complaints' },
    ways: [
      {
        before: 'If you would like to join, the',
        link: 'membership page',
        href: '/become-a-member',
        after: 'has the fees and the form.',
      },
      {
        before: 'If you want to complain about us, a member or your own provider, our',
        link: 'fact sheet on complaints',
        href: '/fact-sheets/complaints',
        after: 'tells you who to contact first.',
      },
    ],
  },
  slip: define(FILE, answerSlip, {
    question: 'How do I reach the association?',
    lines: [
      { name: 'Telephone', value: site.phone.display },
      { name: 'General enquiries', value: site.email },
      { name: 'In writing', value: 'Send an enquiry from our contact page' },
      { name: 'Who replies', value: 'A member of the team' },
      { name: 'To join', value: 'The membership form is quicker' },
      { name: 'To complain about us', value: 'Contact us first: call, email or send an enquiry' },
    ],
    total: { label: 'Telephone', value: site.phone.display },
  }),
});
