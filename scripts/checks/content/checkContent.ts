import { contentError } from '#content/schema/issues.server.ts';
import { builtPages } from '#scripts/checks/builtPages.ts';
import { advice, invariants } from './invariants.ts';

/** Checks the built site against what must be true of any content: throws what an author has to correct, prints what only has a price. */
export async function checkContent(): Promise<void> {
  for (const { problems } of advice) for (const problem of await problems()) console.warn(problem);
  const found = new Set<string>();
  for (const { problems } of invariants) for (const problem of await problems()) found.add(problem);
  if (found.size > 0) throw contentError([...found].join('\n\n'));
  console.log(`Checked: all is well on ${builtPages().length} pages.`);
}
