import { defineWords } from '#content/schema/define.server.ts';

/** The contact page around its form (specification 2.10). */
export const contact = defineWords('content/pages/contact-us.ts', {
  lead: 'Questions about membership, events or guidance: write to us and a member of the team will reply.',
  info: {
    heading: 'Contact Info',
    phone: 'Telephone',
    email: 'General enquiries',
    join: {
      before: 'If you would like to join, the',
      link: 'membership form',
      href: '/become-a-member#membership-form',
      after: 'is quicker.',
    },
  },
});
