import { z } from 'zod';
import { contentFolder, readText } from '#content/schema/contentFolder.server.ts';
import { defineWords } from '#content/schema/define.server.ts';
import { readEntry } from '#content/schema/entries/entry.server.ts';
import { slug } from '#content/schema/fields.server.ts';
import { markdown } from '#content/schema/markdown.server.ts';
import { site } from './site.ts';

export const securityPolicySchema = z.strictObject({
  slug,
  sample: z.boolean().default(false).describe('Sample, on until the Board has approved the text'),
  body: markdown,
});

const FILE = `${contentFolder}/site/security-policy.md`;

/** The policy that /.well-known/security.txt names. */
export const securityPolicy = readEntry(FILE, readText(FILE), securityPolicySchema);

/**
 * Words of the small files at the root, for machines and curious people;
 * scripts/outputs/textFiles.ts writes them.
 */
export const textFileWords = defineWords('content/site/text-file-words.ts', {
  /** The day of the build follows. */
  humans: `${site.siteName}, ${site.email}\nLast update: `,
  /**
   * On the page that an address has where a host cannot redirect, before the title of the page to
   * which it has moved.
   */
  moved: 'This page has moved:',
});
