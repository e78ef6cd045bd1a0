import { defineWords } from '#content/schema/define.server.ts';

/** Tools, fact sheets and templates, which the specification's menus and footer don't list. */
export const tools = defineWords('content/site/tools.ts', {
  heading: 'Tools',
  links: [
    {
      label: 'Fact sheets',
      href: '/fact-sheets',
      text: 'One duty on a page, with its figures and their sources.',
    },
    {
      label: 'Templates',
      href: '/templates',
      text: 'Forms for Word and Excel: risk, agents, suspicion, training, source of funds, bank and board.',
    },
    {
      label: 'Compliance calendar',
      href: '/compliance-calendar',
      text: 'A year of deadlines for your firm, with reminders, as a file for your calendar.',
    },
    {
      label: 'What changes when',
      href: '/whats-changing',
      text: 'New law and fixed days, by day and kind of firm, to read or to subscribe to.',
    },
    {
      label: 'Glossary',
      href: '/glossary',
      text: 'The abbreviations and terms of the trade in plain words.',
    },
    {
      label: 'Search',
      href: '/search',
      text: 'Guides, fact sheets, templates, articles, news, events, webinars and the glossary, searched at once.',
    },
  ],
});
