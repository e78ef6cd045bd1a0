import { afterEach, expect, test, vi } from 'vitest';
import { collectionFolder } from '#content/schema/contentFolder.server.ts';
import { scheduledChanges } from '#scripts/authoring/scheduledChanges.ts';
import { temporaryFolder } from '../../../fixtures/temporaryFolder.ts';

const FOLDER = collectionFolder('');
const EVENT = 'title: Sample\nkind: meeting\ndescription: Sample.\nplace:\n  name: Online\n';

afterEach(() => vi.restoreAllMocks());

/** The changes from 1 to 31 March 2027 of a site with these entries. */
function changesInMarch(files: Record<string, string>): string {
  const root = temporaryFolder({
    [`${FOLDER}/events/index.ts`]: '',
    ...Object.fromEntries(Object.entries(files).map(([name, source]) => [`${FOLDER}/${name}`, source])),
  });
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  return scheduledChanges('2027-03-01', '2027-03-31');
}

test('the schedule lists day by day what appears, expires, is over or is due for review', () => {
  const text = changesInMarch({
    'news/a.md': '---\npublishOn: 2027-03-02\nexpiresOn: 2027-03-31\n---\nWords.',
    'guides/b.md': '---\nnextReview: 2027-03-02\n---\nWords.',
    'guides/c.md': '---\nnextReview: 2027-02-27\n---\nWords.',
    'events/d.yaml': `${EVENT}start: 2027-03-31 18:00\nend: 2027-03-31 21:30\n`,
    'events/e.yaml': `${EVENT}start: 2027-03-30\n`,
  });
  expect(text.replaceAll(`${FOLDER}/`, '')).toBe(
    `2027-03-01
  guides/c.md: its review has been due since 2027-02-27

2027-03-02
  guides/b.md: its review is due
  news/a.md: appears

2027-03-30
  events/e.yaml: is over at the end of the day

2027-03-31
  events/d.yaml: is over at 21:30
  news/a.md: is shown for the last day`,
  );
});

test('the schedule leaves out other days and what is not shown, and names the drafts', () => {
  const text = changesInMarch({
    'news/a.md': '---\ndraft: true\npublishOn: 2027-03-02\n---\nWords.',
    'news/b.md': '---\npublishOn: 2027-04-01\n---\nWords.',
    'events/d.yaml': `${EVENT}start: 2027-03-31\nexpiresOn: 2027-03-01\ndraft: true\n`,
    'events/e.yaml': `${EVENT}start: 2027-03-31\npublishOn: 2027-04-01\n`,
  });
  expect(text).toBe(
    `Nothing changes by itself until 2027-03-31.\n\nDrafts, shown on no day\n  ${FOLDER}/events/d.yaml\n  ${FOLDER}/news/a.md`,
  );
});
