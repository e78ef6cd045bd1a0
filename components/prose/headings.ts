import type { Token, Tokens } from 'marked';
import { toSlug } from '#content/shared/text.ts';

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

/** The words of a heading, without its marks. */
export function textOf(tokens: Token[]): string {
  return tokens
    .map((token) => ('tokens' in token && token.tokens ? textOf(token.tokens) : 'text' in token ? token.text : ''))
    .join('');
}

/**
 * What an address shows of a heading: `Does the Duty apply to you?` becomes
 * `does-the-duty-apply-to-you`.
 */
function toAnchor(words: string): string {
  const slug = toSlug(words);
  // An anchor begins with a letter (content/schema/fields.server.ts), and a heading need not.
  return /^[a-z]/.test(slug) ? slug : `part-${slug}`.replace(/-$/, '');
}

/**
 * The headings of a text, in order, with their anchors; those within a callout have none. An anchor
 * depends on its own words and on earlier headings of the same words only, so that links to it
 * survive other edits.
 */
export function anchoredHeadings(tokens: Token[]): { heading: Tokens.Heading; id: string; text: string }[] {
  const used = new Set<string>();
  return tokens.filter(isHeading).map((heading) => {
    const text = textOf(heading.tokens);
    const slug = toAnchor(text);
    let id = slug;
    for (let count = 2; used.has(id); count++) id = `${slug}-${count}`;
    used.add(id);
    return { heading, id, text };
  });
}
