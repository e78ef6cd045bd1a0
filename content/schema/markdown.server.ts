import { lexer, marked, type Token, walkTokens } from 'marked';
import { z } from 'zod';
import { fillPlaceholders } from './placeholders.server.ts';

/** A fault in a text, the number of its line from 1, and the field that has it if that isn't the text itself. */
export type Fault = { message: string; line?: number | undefined; field?: string | undefined };

/** The number of the line, from 1, that holds a character. */
const lineAt = (source: string, index: number): number => source.slice(0, Math.max(0, index)).split('\n').length;

/** What is wrong with Markdown, as sentences for its author; empty when nothing is. */
function markdownFaults(source: string): Fault[] {
  const faults: Fault[] = [];
  const check = (token: Token) => {
    const refuse = (message: string) => {
      const [words = ''] = token.raw.trim().split('\n');
      faults.push({ message: `${message}: ${words.slice(0, 60)}`, line: lineAt(source, source.indexOf(words)) });
    };
    if (token.type === 'html') refuse('Write Markdown, not HTML');
    if (token.type === 'image') refuse('Pictures are fields of the entry, not Markdown');
    if (token.type === 'heading' && (token.depth < 2 || token.depth > 3))
      refuse('Use ## and ### only; the page has its own h1');
    if (token.type === 'link' && !/^(https:\/\/|mailto:|tel:|\/|#)/.test(token.href))
      refuse('Links begin with https://, mailto:, tel:, / or #');
  };
  walkTokens(lexer(source.trim()), check);
  return faults;
}

/** The words that a reader of Markdown sees, without addresses and marks. */
export const plainText = (markdown: string): string =>
  marked
    .parse(markdown, { async: false })
    .replace(/<\/(td|th|li|p|h2|h3)>/g, ' ')
    .replace(/<[^>]*>|&[#\w]+;/g, '');

/** How many words a reader of Markdown sees. */
export const wordCount = (markdown: string): number => plainText(markdown).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;

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
    for (const { message, line } of markdownFaults(source))
      context.addIssue({ code: 'custom', message, params: { line } });
  })
  .transform((source, context) =>
    fillPlaceholders(source, (message, index) =>
      context.addIssue({ code: 'custom', message, params: { line: lineAt(source, index) } }),
    ),
  );
