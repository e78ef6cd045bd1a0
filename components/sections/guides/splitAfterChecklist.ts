import type { Token } from 'marked';

const isChecklist = (token: Token) => token.type === 'list' && token.items.at(-1).task;

/**
 * Splits a text after its last checklist, where the checklist's tools go.
 *
 * @param tokens the text as `marked` reads it
 * @returns the text up to the end of that list, what follows it, and how many items it has; 0 where
 * there is no list
 */
export function splitAfterChecklist(tokens: Token[]): { upTo: Token[]; after: Token[]; items: number } {
  const last = tokens.findLastIndex(isChecklist);
  const list = tokens[last];
  if (list?.type !== 'list') return { upTo: tokens, after: [], items: 0 };
  return { upTo: tokens.slice(0, last + 1), after: tokens.slice(last + 1), items: list.items.length };
}
