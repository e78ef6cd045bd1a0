import { picture } from '#content/pictures.ts';
import { defineWords } from '#content/schema/define.server.ts';

/** The Learning Hub: two ways in, and a newsletter block that stays hidden (specification 2.14). */
export const learningHub = defineWords('content/pages/learning-hub.ts', {
  lead: 'Guides to the rules in plain English, and webinar reports from the people who know them.',
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
  /** Below the cards. */
  articles: { label: 'Articles on regulation, cash and compliance', href: '/blogs' },
  newsletter: {
    heading: 'Newsletter',
    text: 'New guides, rule changes and dates for your diary, by email.',
    label: 'Email',
    button: 'Subscribe',
  },
});
