import { expect, test } from 'vitest';
import { readMarkdown, renderMarkdown } from '#components/prose/markdown.ts';
import { splitAfterChecklist } from '#components/sections/guides/checklistParts.ts';

const render = (markdown: string) => renderMarkdown(readMarkdown(markdown));

test.each([
  ['after its checklist', 'Have:\n\n- [ ] **One.**\n- [ ] **Two.** Why.', '## After', 2],
  ['after its last checklist, whose items alone are counted', '- [ ] One\n\nThen:\n\n- [ ] Two', '', 1],
  ['nowhere without a checklist', '- One\n- Two', '', 0],
])('a text is split %s', (_, before, following, items) => {
  const { upTo, after, ...counted } = splitAfterChecklist(readMarkdown(`${before}\n\n${following}`));
  expect([renderMarkdown(upTo), renderMarkdown(after)]).toEqual([render(before), render(following)]);
  expect(counted).toEqual({ items });
});
