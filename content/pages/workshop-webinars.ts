import { defineWords } from '#content/schema/define.server.ts';

/** Workshops and webinars: training programmes that are coming (specification 2.12). */
export const workshop = defineWords('content/pages/workshop-webinars.ts', {
  lead: 'Training programmes for money service businesses are coming.',
  heading: 'What to expect',
  cells: [
    {
      title: 'Interactive sessions',
      text: 'Bring cases of your own. Each session leaves time for questions and for working through an example together.',
    },
    {
      title: 'Diverse topics',
      text: 'We plan to cover everything from due diligence and returns to technology, banking and running a counter day to day.',
    },
    {
      title: 'Best-in-business speakers',
      text: 'You will hear from people who supervise, advise and run money service businesses.',
    },
    {
      title: 'Networking',
      text: 'There is time before and after each session to meet other members and compare notes.',
    },
  ],
  past: { label: 'Reports of past webinars', href: '/webinars' },
});
