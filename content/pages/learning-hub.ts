import { picture } from '#content/pictures.ts';
import { defineWords } from '#content/schema/define.server.ts';

/** The Learning Hub: two ways in, and a newsletter block that stays hidden (specification 2.14). */
export const learningHub = defineWords('content/pages/learning-hub.ts', {
  lead: 'Guides to the rules in plain English, and webinar reports from the people who know them.',
  /** The sector's first question, before all else. */
  first: { label: 'Do I need to register?', href: '/do-i-need-to-register' },
  cards: [
    {
      title: 'Guides',
      text: 'Step-by-step guides, from your first risk assessment to renewing with HMRC.',
      picture: picture('covers/articles'),
      alt: 'A notebook and a cup',
      button: { label: 'View Articles', href: '/how-to-series' },
    },
    {
      title: 'Webinars',
      text: 'Reports and recordings of our online sessions.',
      picture: picture('covers/webinars'),
      alt: 'A microphone',
      button: { label: 'View Webinars', href: '/webinars' },
    },
  ],
  /** Next to the tools. */
  articles: {
    label: 'Articles',
    href: '/blogs',
    text: 'Longer reads on cash, due diligence, banking and the rules.',
  },
  newsletter: {
    heading: 'Newsletter',
    text: 'New guides, rule changes and dates for your diary, by email.',
    label: 'Email',
    button: 'Subscribe',
  },
});
