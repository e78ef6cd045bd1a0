import { lexer, type Token, walkTokens } from 'marked';
import { z } from 'zod';

/** What is wrong with a piece of Markdown, as sentences for its author; empty when nothing is. */
function markdownFaults(source: string): string[] {
  const faults: string[] = [];
  const check = (token: Token) => {
    if (token.type === 'html') faults.push(`Write Markdown, not HTML: ${token.raw.trim().slice(0, 60)}`);
    if (token.type === 'image') faults.push(`Pictures are fields of the module, not Markdown: ${token.raw}`);
    if (token.type === 'heading' && (token.depth < 2 || token.depth > 3))
      faults.push(`Use ## and ### only; the page has its own h1: ${token.raw.trim()}`);
    if (token.type === 'link' && !/^(https:\/\/|mailto:|tel:|\/|#)/.test(token.href))
      faults.push(`Links begin with https://, mailto:, tel:, / or #: ${token.raw}`);
  };
  walkTokens(lexer(source.trim()), check);
  return faults;
}

/**
 * Prose in GitHub-flavoured Markdown. `- [ ]` items make a checklist, a block quote that opens with `### ` a callout.
 * Raw HTML, images and unusual link schemes are refused.
 */
export const markdown = z
  .string()
  .min(1, 'Write the text in Markdown.')
  .superRefine((source, context) => {
    for (const message of markdownFaults(source)) context.addIssue({ code: 'custom', message });
  });
