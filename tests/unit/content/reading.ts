import { marked } from 'marked';
import { parse } from 'node-html-parser';

/** The text that a reader of the Markdown sees, without addresses and markup. */
export function readable(markdown: string): string {
  const html = marked.parse(markdown, { async: false });
  return parse(html.replaceAll(/<\/(td|th|li|p|h2|h3)>/g, '$& ')).textContent;
}

/** The number of words that a reader sees. */
export const wordCount = (markdown: string): number => readable(markdown).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
