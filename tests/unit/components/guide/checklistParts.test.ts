import { expect, test } from 'vitest';
import { readMarkdown, renderMarkdown } from '#components/prose/markdown.ts';
import { splitAfterChecklist } from '#components/sections/guides/checklistParts.ts';

const render = (markdown: string) => renderMarkdown(readMarkdown(markdown));
const split = (markdown: string) => {
  const { upTo, after, items } = splitAfterChecklist(readMarkdown(markdown));
  return { upTo: renderMarkdown(upTo), after: renderMarkdown(after), items };
};

test('a text is split after its last checklist', () => {
  const upTo = 'Have ready:\n\n- [ ] **One.**\n- [ ] **Two.** With a reason.';
  expect(split(`${upTo}\n\n## After`)).toEqual({ upTo: render(upTo), after: render('## After'), items: 2 });
});

test('only the items of the last list are counted', () => {
  expect(split('- [ ] One\n\nThen:\n\n- [ ] Two')).toMatchObject({ after: '', items: 1 });
});

test('all items of a list at the very beginning are counted', () => {
  expect(split('- [ ] One\n- [ ] Two').items).toBe(2);
});

test('a text without a checklist is not split', () => {
  expect(split('- One\n- Two')).toEqual({ upTo: render('- One\n- Two'), after: '', items: 0 });
});
