import { expect, test } from 'vitest';
import { splitAfterChecklist } from '#components/sections/guides/checklistParts.ts';

test('a text is parted after its last checklist', () => {
  const text = 'Have ready:\n\n- [ ] **One.**\n- [ ] **Two.** With a reason.\n\n## After';
  expect(splitAfterChecklist(text)).toEqual({
    upTo: 'Have ready:\n\n- [ ] **One.**\n- [ ] **Two.** With a reason.',
    after: '\n## After',
    items: 2,
  });
});

test('only the last list counts', () => {
  expect(splitAfterChecklist('- [ ] One\n\nThen:\n\n- [ ] Two')).toMatchObject({ after: '', items: 1 });
});

test('a list at the very beginning is counted whole', () => {
  expect(splitAfterChecklist('- [ ] One\n- [ ] Two').items).toBe(2);
});

test('a text without a checklist stays whole', () => {
  expect(splitAfterChecklist('- One\n- Two')).toEqual({ upTo: '- One\n- Two', after: '', items: 0 });
});
