const isItem = (line: string) => line.startsWith('- [ ] ');

/**
 * Parts a text after its last checklist, where the tools to work with it stand.
 *
 * @param markdown the text
 * @returns the text up to the end of that list, what follows it, and how many items it has; 0 where there is no list
 */
export function splitAfterChecklist(markdown: string): { upTo: string; after: string; items: number } {
  const lines = markdown.split('\n');
  const last = lines.findLastIndex(isItem);
  if (last < 0) return { upTo: markdown, after: '', items: 0 };
  const before = lines.slice(0, last).findLastIndex((line) => !isItem(line));
  return { upTo: lines.slice(0, last + 1).join('\n'), after: lines.slice(last + 1).join('\n'), items: last - before };
}
