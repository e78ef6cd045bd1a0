import { contentError } from '#content/schema/issues.server.ts';
import { builtPages } from '#scripts/checks/builtPages.ts';
import { advice, type Invariant, invariants } from './invariants.ts';

/**
 * Checks the built site against what must be true of any content: throws what an author has to correct, prints what only has a price,
 * and counts that with the warnings of the build.
 */
export async function checkContent(warnings: string[]): Promise<void> {
  const problemsOf = async (checks: Invariant[]) =>
    new Set((await Promise.all(checks.map(({ problems }) => problems()))).flat());
  const toLookAt = await problemsOf(advice);
  for (const problem of toLookAt) console.warn(`Look at: ${problem}`);
  const found = await problemsOf(invariants);
  if (found.size > 0) throw contentError([...found].join('\n\n'));
  const count = warnings.length + toLookAt.size;
  const more = count > 0 ? `, ${count} ${count === 1 ? 'thing' : 'things'} to look at` : '';
  console.log(`Checked: all is well on ${builtPages().length} pages${more}.`);
}
