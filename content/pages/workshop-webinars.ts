import { defineWords } from '#content/schema/define.server.ts';

/** Workshops and webinars: training programmes that are coming (specification 2.12). */
export const workshop = defineWords('content/pages/workshop-webinars.ts', {
  lead: 'Training programmes for money service businesses are coming.',
  heading: 'What to expect',
  cells: [
    {
      title: 'Interactive sessions',
      text: 'Bring your own cases. Sessions leave time for questions, and for working through an example together.',
    },
    {
      title: 'Diverse topics',
      text: 'From due diligence and returns to technology, banking and the day-to-day running of a counter.',
    },
    {
      title: 'Best-in-business speakers',
      text: 'People who supervise, advise and run money service businesses, chosen for what they have done.',
    },
    {
      title: 'Networking',
      text: 'Time before and after each session to meet other members and compare notes.',
    },
  ],
  past: { label: 'Reports of past webinars', href: '/webinars' },
});
