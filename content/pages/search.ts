import { defineWords } from '#content/schema/define.server.ts';
import { kinds } from '#content/site/kinds.ts';

/** The search of the whole site and its plain list of everything. */
export const siteSearch = defineWords('content/pages/search.ts', {
  lead: 'Ask in your own words. We search every page, guide, fact sheet, template and term.',
  label: 'Search this website',
  submit: 'Search',
  /** How to come here from any page. */
  shortcut: 'Press Ctrl + K, or Command + K on a Mac, to get here from any page.',
  /** At most ten, before anything is typed; those whose pages don't exist are left out. */
  asked: {
    heading: 'People often ask',
    links: [
      { label: 'Do I need to register?', href: '/do-i-need-to-register' },
      { label: 'What is due next?', href: '/compliance-calendar' },
      { label: 'What has changed in the law?', href: '/whats-changing' },
      { label: 'Which documents do I need from a customer?', href: '/fact-sheets/papers-at-the-counter' },
      { label: 'My bank has closed my account', href: '/fact-sheets/bank-account' },
      { label: 'What does registration cost?', href: '/fact-sheets/registers-and-fees' },
      { label: 'How do I renew my HMRC registration?', href: '/how-to-renew-hmrc-mlr' },
      { label: 'What does membership cost?', href: '/become-a-member#which-membership' },
      { label: 'Templates in Word and Excel', href: '/templates' },
      { label: 'Telephone and email', href: '/contact-us' },
    ],
  },
  results: {
    heading: 'Results',
    /** The group of buttons that show one kind of result, or all. */
    kinds: 'Kind of result',
    all: 'All',
    /** `{count}` and `{query}` are filled in. */
    one: '1 result for “{query}”',
    many: '{count} results for “{query}”',
    none: 'No results for “{query}”. You can browse everything below.',
    failed: 'The search could not be loaded. Reload the page to try again, or browse everything below.',
    more: 'Show more results',
  },
  list: { heading: 'Everything' },
  kinds: { page: { one: 'Page', many: 'Pages' }, ...kinds },
});
