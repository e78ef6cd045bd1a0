import { picture } from '#content/pictures.ts';
import { defineWords } from '#content/schema/words.server.ts';

/** Workshops and webinars: training programmes that are coming (specification 2.12). */
export const workshop = defineWords('content/pages/workshop-webinars.ts', {
  lead: 'Training programmes for money service businesses are coming.',
  heading: 'What to expect',
  text: 'This is what we are preparing.',
  cells: [
    {
      title: 'Interactive sessions',
      text: 'Bring your own cases. Sessions leave time for questions, and for working through an example together.',
      picture: picture('vignettes/talk'),
    },
    {
      title: 'Diverse topics',
      text: 'From due diligence and returns to technology, banking and the day-to-day running of a counter.',
      picture: picture('vignettes/sheet'),
    },
    {
      title: 'Best-in-business speakers',
      text: 'People who supervise, advise and run money service businesses, chosen for what they have done.',
      picture: picture('vignettes/horn'),
    },
    {
      title: 'Networking',
      text: 'Time before and after each session to meet other members and compare notes.',
      picture: picture('vignettes/clock'),
    },
  ],
  past: {
    heading: 'Past webinars',
    text: 'Each has a report, and its recording where there is one.',
    more: 'Read More',
  },
  plate: {
    picture: picture('covers/workshop'),
    alt: 'A speaker at a presentation board before a seated audience (sample artwork)',
  },
});
