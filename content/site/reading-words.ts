import { defineWords } from '#content/schema/define.server.ts';

/** The tag of every sample. */
export const sampleWord = defineWords('content/site/reading-words.ts', 'Sample');

/** The link to a person's page on a professional network. */
export const profileWord = defineWords('content/site/reading-words.ts', 'Professional profile');

/** The mark between what has been and what comes. */
export const todayWord = defineWords('content/site/reading-words.ts', 'Today');

/** Words that guides, articles and fact sheets have in common. */
export const readingWords = defineWords('content/site/reading-words.ts', {
  inShort: 'In short',
  lastReviewed: 'Last reviewed',
  nextReview: 'Next review',
  updated: 'Updated',
  /** On a legal page. */
  lastUpdated: 'Last updated',
  sample: sampleWord,
  sampleDate: 'Sample date',
  sources: 'Sources',
  officialSources: 'Official sources',
  /** Below the sources of every text on the law. */
  notAdvice: 'This is general information, not legal advice. If it differs from an official source, go by the source.',
  /** On a text whose review is long overdue. */
  overdue: 'This page is overdue for review. Check anything that matters to you against the official sources.',
  /** Above the list of contents of an article or a report. */
  contents: 'On this page',
});

/** Words at the end of a guide, a fact sheet and a template. */
export const textEnd = {
  sources: { heading: readingWords.officialSources, note: readingWords.notAdvice },
  help: { label: 'Get help as a member', href: '/become-a-member' },
};

/** The words that every slip has. */
export const slipWords = defineWords('content/site/reading-words.ts', {
  sources: 'Sources',
  reviewed: 'Reviewed',
  advice: 'Information, not legal advice.',
});
