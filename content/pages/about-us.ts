import { defineWords } from '#content/schema/define.server.ts';
import { memberships } from '#content/site/memberships.ts';

/** About us: mission, what the association does, how to reach and join it (specification 2.12). */
export const about = defineWords('content/pages/about-us.ts', {
  lead: 'A not-for-profit association for the firms that change money and move it.',
  mission: {
    lead: 'Our mission is to help money service businesses in the UK to meet their duties, keep their bank accounts and be heard where the rules are made.',
    paragraphs: [
      'Bureaux de change and money transfer firms are asked to know their customers, to watch for crime and to report on time, whatever their size. Most of that work is the same from one firm to the next, and much of it is done alone.',
      'We bring those firms together. What one member learns on a regulator’s visit or in a bank’s questionnaire becomes guidance for the others, and what many members report becomes a case that can be put to regulators, banks and policymakers.',
      'The association belongs to the sector that it serves. There are no shareholders: subscriptions pay for guidance, events and representation.',
    ],
  },
  work: {
    heading: 'What we do',
    lead: 'Work that is easier together than alone.',
    cells: [
      {
        title: 'Advocacy',
        text: 'We put the sector’s case to regulators, banks and policymakers.',
      },
      {
        title: 'Education',
        text: 'Guides, articles and webinars explain what the rules ask and how a small firm can show that it follows them.',
      },
      {
        title: 'Networking',
        text: 'Meetings bring members together with one another, and with the people who supervise, advise and supply them.',
      },
      {
        title: 'Resources',
        text: `Checklists, updates on changed rules, and introductions to ${memberships.affiliate.many} who build for the sector.`,
      },
    ],
  },
  invitation: {
    heading: 'Write to\u00a0us, or\u00a0join',
    text: 'Questions about the association or its work are welcome at',
    button: { label: 'Become a Member', href: '/become-a-member' },
  },
});
