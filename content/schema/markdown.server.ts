import { lexer, parser, type Token, walkTokens } from 'marked';
import { z } from 'zod';
import { addIssue } from './issues.server.ts';
import { fillPlaceholders } from './placeholders.server.ts';

/** The number of the line, from 1, that contains a character. */
const lineAt = (source: string, index: number): number => source.slice(0, Math.max(0, index)).split('\n').length;

/**
 * The headings that a text may have: the editor refuses others before it saves, which its buttons
 * don't offer but its keys do.
 */
export const HEADINGS = {
  pattern: '^(?!([^]*\\n)? {0,3}#(#{3,5})? )',
  advice: 'Choose Heading 2 or 3 in the menu ¶ (## or ###): the title of the page is its first heading.',
};

/**
 * What is wrong with a Markdown text, as a sentence for its author; `first` is the first
 * heading.
 */
function issueWith(token: Token, first: Token | undefined): string | undefined {
  if (token.type === 'html') return 'Write words alone, without HTML.';
  if (token.type === 'image')
    return 'A text has no pictures in it: take this out, and choose the picture in the field Picture, if there is one.';
  if (token.type === 'heading' && (token.depth < 2 || token.depth > 3)) return HEADINGS.advice;
  if (token.type === 'heading' && token === first && token.depth === 3)
    return 'Choose Heading 2 (##): Heading 3 (###) is for a part below one.';
  if (token.type === 'link' && !/^(https:\/\/|mailto:|tel:|\/|#)/.test(token.href))
    return 'Begin the address of a link with https://, mailto:, tel:, / or #.';
  return undefined;
}

/** The words that a reader of Markdown sees, without addresses and marks. */
export const readableText = (markdown: string): string =>
  parser(lexer(markdown.trim()))
    .replace(/<\/(td|th|li|p|h2|h3)>/g, ' ')
    .replace(/<[^>]*>|&[#\w]+;/g, '');

/** How many words a reader of Markdown sees. */
export const wordCount = (markdown: string): number =>
  readableText(markdown).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;

/**
 * Prose in GitHub-flavoured Markdown, without HTML, images and unusual link schemes. `- [ ]` items
 * make a checklist, a block quote that opens with `### ` a callout, `{fee-msb}` and its like the
 * values of placeholders.server.ts. `own` are values of this text alone, all of which it names.
 */
export const markdownWith = (own: Record<string, string> = {}) =>
  z
    .string()
    .min(1, 'Write the text.')
    .meta({ description: 'Text', control: 'markdown' })
    .transform((source, context) => {
      const onUnknown = (message: string, index: number) => addIssue(context, [], message, lineAt(source, index));
      const filled = fillPlaceholders(source, onUnknown, own);
      for (const name of Object.keys(own).filter((name) => !source.includes(`{${name}}`)))
        addIssue(context, [], `Write {${name}} where it belongs: the site puts in what it works out.`);
      const tokens = lexer(filled.trim());
      const first = tokens.find(({ type }) => type === 'heading');
      walkTokens(tokens, (token) => {
        const issue = issueWith(token, first);
        const [words = ''] = token.raw.trim().split('\n');
        if (issue) addIssue(context, [], `“${words.slice(0, 60)}”: ${issue}`, lineAt(filled, filled.indexOf(words)));
      });
      return filled;
    });

export const markdown = markdownWith();
