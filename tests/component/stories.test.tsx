import { expect, test } from 'vitest';
import { allStories } from '../fixtures/stories/story.ts';

const FILES = import.meta.glob(['/components/**/*.tsx', '!/components/document/**', '!/components/islands/loader/**']);
/** Parts without a look of their own; the newsletter is always hidden (specification 2.14). */
const INVISIBLE = ['CaptchaBoundary', 'handedFacts', 'Newsletter'];

test('every component has stories', () => {
  const names = Object.keys(FILES).map((file) => /(\w+)(?:\.island)?\.tsx$/.exec(file)?.[1] ?? file);
  const shown = new Set(allStories.map(({ component }) => component));
  expect(names.filter((name) => !shown.has(name) && !INVISIBLE.includes(name))).toEqual([]);
});
