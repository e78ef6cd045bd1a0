import { contentError } from '#content/schema/issues.server.ts';
import { builtPages } from '#scripts/checks/builtPages.ts';
import { invariants, overweight } from './invariants.ts';

/**
 * Checks the built site against what must be true of any content: throws what an author has to correct, prints what only has a price,
 * and counts that with the warnings of the build.
 */
export function checkContent(warnings: string[]): void {
  const toLookAt = overweight();
  for (const problem of toLookAt) console.warn(`Look at: ${problem}`);
  const found = new Set(invariants.flatMap(({ problems }) => problems()));
  if (found.size > 0) throw contentError([...found].join('\n\n'));
  const count = warnings.length + toLookAt.length;
  const more = count > 0 ? `, ${count} ${count === 1 ? 'thing' : 'things'} to look at` : '';
  console.log(`Checked: all is well on ${builtPages().length} pages${more}.`);
}
