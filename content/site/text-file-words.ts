import { defineWords } from '#content/schema/define.server.ts';
import { site } from './site.ts';

/**
 * Words of the small files at the root, for machines and curious people;
 * scripts/outputs/textFiles.ts writes them.
 */
export const textFileWords = defineWords('content/site/text-file-words.ts', {
  /** A sample until the Board has adopted it; `npm run launch-check` lists it. */
  securityPolicy: {
    text: `Security policy of ${site.siteName}

If you find a weakness in this website, please tell us before you tell others: ${site.email}

Write what you found, where, and the steps that show it. We read each report, answer the people who sent it, and say
when the weakness is corrected. Please give us a reasonable time to do so.

We take no legal action against anyone who looks for weaknesses in good faith and who

- reads, changes and keeps no personal data beyond what is needed to show the weakness;
- sends no applications or enquiries in bulk, and disturbs no visitor;
- uses no deception of our members or staff.

This policy is about this website. It is no permission to test the systems of our members or suppliers, among them the
providers of the captcha and of the films. We pay no rewards.
`,
    sample: true,
  },
  /** The day of the build follows. */
  humans: `${site.siteName}, ${site.email}\nLast update: `,
  /**
   * On the page that an address has where a host cannot redirect, before the title of the page to
   * which it has moved.
   */
  moved: 'This page has moved:',
});
