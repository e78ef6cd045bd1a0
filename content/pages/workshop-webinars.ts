import { z } from 'zod';
import { pictured } from '#content/pictures.ts';
import { define } from '#content/schema/define.server.ts';
import { text } from '#content/schema/fields.server.ts';

/** Workshops and webinars: training programmes that are coming (specification 2.12). */
export const workshop = define(
  'content/pages/workshop-webinars.ts',
  z.strictObject({
    lead: text,
    heading: text,
    text,
    cells: z.array(z.strictObject({ title: text, text, picture: pictured })).length(4),
    past: z.strictObject({ heading: text, text, more: text }),
    plate: z.strictObject({ picture: pictured, alt: text }),
  }),
  {
    lead: 'Training programmes for money service businesses are coming.',
    heading: 'What to expect',
    text: 'This is what we are preparing.',
    cells: [
      {
        title: 'Interactive sessions',
        text: 'Bring your own cases. Sessions leave time for questions, and for working through an example together.',
        picture: 'vignettes/talk',
      },
      {
        title: 'Diverse topics',
        text: 'From due diligence and returns to technology, banking and the day-to-day running of a counter.',
        picture: 'vignettes/sheet',
      },
      {
        title: 'Best-in-business speakers',
        text: 'People who supervise, advise and run money service businesses, chosen for what they have done.',
        picture: 'vignettes/horn',
      },
      {
        title: 'Networking',
        text: 'Time before and after each session to meet other members and compare notes.',
        picture: 'vignettes/clock',
      },
    ],
    past: {
      heading: 'Past webinars',
      text: 'Each has a report, and its recording where there is one.',
      more: 'Read More',
    },
    plate: {
      picture: 'covers/workshop',
      alt: 'A speaker at a presentation board before a seated audience (sample artwork)',
    },
  },
);
