import { define, defineWords } from '#content/schema/define.server.ts';
import { answerSlip } from '#content/schema/slip.server.ts';
import { site } from '#content/site/site.ts';

const FILE = 'content/pages/contact-us.ts';

/** The contact page around its form (specification 2.10). */
export const contact = defineWords(FILE, {
  lead: 'Questions about membership, events or guidance: write to us and a member of the team will reply.',
  info: {
    heading: 'Contact Info',
    phone: 'Telephone',
    email: 'General enquiries',
    ways: [
      {
        before: 'If you would like to join, the',
        link: 'membership form',
        href: '/become-a-member#membership-form',
        after: 'is quicker.',
      },
      {
        before: 'A complaint about us, a member or your own provider? Our',
        link: 'fact sheet on complaints',
        href: '/fact-sheets/complaints',
        after: 'says who to tell first.',
      },
    ],
  },
  slip: define(FILE, answerSlip, {
    question: 'How do I reach the association?',
    lines: [
      { name: 'Telephone', value: site.phone.display },
      { name: 'General enquiries', value: site.email },
      { name: 'In writing', value: 'Send an enquiry on the contact page' },
      { name: 'Who replies', value: 'A member of the team' },
      { name: 'To join', value: 'The membership form is quicker' },
      { name: 'To complain about us', value: 'Tell us first: call, email or send an enquiry' },
    ],
    total: { label: 'Telephone', value: site.phone.display },
  }),
});
