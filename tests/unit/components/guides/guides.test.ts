import { expect, test } from 'vitest';
import { readMarkdown, renderMarkdown } from '#components/prose/markdown.ts';
import { splitAfterChecklist } from '#components/sections/guides/splitAfterChecklist.ts';
import { readTicks, withList } from '#components/sections/guides/ticks.shared.ts';
import { sectionInView } from '#components/ui/lists/currentSection.behaviour.client.ts';

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

test.each([
  ['the first before any heading has reached the line', [400, 900, 1500], false, 0],
  ['the one whose heading has passed the line', [-200, 250, 900], false, 1],
  ['the one whose heading is on the line', [-200, 300, 900], false, 1],
  ['the last at the end of the page, though its heading is below the line', [-900, 350, 700], true, 2],
])('the current section is %s', (_, tops, atEnd, part) => expect(sectionInView(tops, 300, atEnd)).toBe(part));

test.each([undefined, '', 7, null, ['Training log.']])('%j is read as no ticks', (stored) => {
  expect(readTicks(stored)).toEqual({});
});

test('anything stored that is not a tick is left out', () => {
  expect(readTicks({ audit: ['Training log.', 7], renewal: 'all' })).toEqual({ audit: ['Training log.'] });
});

test('the ticks of one checklist leave those of the others unchanged', () => {
  const ticks = { audit: ['Training log.'] };
  expect(withList(ticks, 'renewal', ['Fee.'])).toEqual({ ...ticks, renewal: ['Fee.'] });
  expect(withList({ ...ticks, renewal: ['Fee.'] }, 'renewal', [])).toEqual(ticks);
});
