import { lexer, marked, type Token, walkTokens } from 'marked';
import { z } from 'zod';
import { addIssue } from './issues.server.ts';
import { fillPlaceholders } from './placeholders.server.ts';

/** The number of the line, from 1, that holds a character. */
const lineAt = (source: string, index: number): number => source.slice(0, Math.max(0, index)).split('\n').length;

/** What is wrong with a piece of Markdown, as a sentence for its author. */
function issueWith(token: Token): string | undefined {
  if (token.type === 'html') return 'Write Markdown, not HTML';
  if (token.type === 'image') return 'Pictures are fields of the entry, not Markdown';
  if (token.type === 'heading' && (token.depth < 2 || token.depth > 3))
    return 'Use ## and ### only; the page has its own h1';
  if (token.type === 'link' && !/^(https:\/\/|mailto:|tel:|\/|#)/.test(token.href))
    return 'Links begin with https://, mailto:, tel:, / or #';
  return undefined;
}

/** The words that a reader of Markdown sees, without addresses and marks. */
export const readableText = (markdown: string): string =>
  marked
    .parse(markdown, { async: false })
    .replace(/<\/(td|th|li|p|h2|h3)>/g, ' ')
    .replace(/<[^>]*>|&[#\w]+;/g, '');

/** How many words a reader of Markdown sees. */
export const wordCount = (markdown: string): number =>
  readableText(markdown).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;

/**
 * Prose in GitHub-flavoured Markdown. `- [ ]` items make a checklist, a block quote that opens with `### ` a callout,
 * `{fee.msb}` and its like the values of content/schema/placeholders.server.ts. Raw HTML, images and unusual link schemes
 * are refused.
 */
export const markdown = z
  .string()
  .min(1, 'Write the text in Markdown.')
  .meta({ description: 'Text', control: 'markdown' })
  .superRefine((source, context) => {
    walkTokens(lexer(source.trim()), (token) => {
      const issue = issueWith(token);
      const [words = ''] = token.raw.trim().split('\n');
      if (issue) addIssue(context, [], `${issue}: ${words.slice(0, 60)}`, lineAt(source, source.indexOf(words)));
    });
  })
  .transform((source, context) =>
    fillPlaceholders(source, (message, index) => addIssue(context, [], message, lineAt(source, index))),
  );
