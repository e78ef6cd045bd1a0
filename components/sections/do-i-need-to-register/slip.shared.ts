/**
 * Works out which facts and conditions apply to a firm.
 *
 * @param answers as the questions or the address have them, e.g.
 * `does=exchange&does=send&send=agent&premises=3`
 * @param facts names and conditions. A condition has names of facts before it, of answers such as
 * `size=large`, of what is ticked, e.g. `send`, and of how that is done, e.g. `send-agent`; the
 * answer `own-agent` is both. A condition is true if all of its
 * names are, one of `a|b`, and not `!a`.
 * @returns a function that says whether a condition is true
 */
export function conditionTester(answers: URLSearchParams, facts: readonly string[][]): (when: string) => boolean {
  const ticks = answers.getAll('does');
  const held = new Set([
    ...ticks.flatMap((tick) => [tick, ...(answers.get(tick) ?? 'own').split('-').map((name) => `${tick}-${name}`)]),
    ...[...answers].map(([name, value]) => `${name}=${value}`),
    `people=${countOf('people', answers)}`,
  ]);
  const isHeld = (name: string) => (name.startsWith('!') ? !held.has(name.slice(1)) : held.has(name));
  const isTrue = (when: string) => when.split(' ').every((names) => names.split('|').some(isHeld));
  for (const [fact = '', when = ''] of facts) if (isTrue(when)) held.add(fact);
  return isTrue;
}

/** How many premises and people a fee is due for; what is no number counts as one. */
export const countOf = (name: string, answers: URLSearchParams): number =>
  Math.min(999, Math.max(1, Math.floor(Number(answers.get(name))) || 1));

/**
 * A line with an optional fee in pounds, or its minimum and maximum, and the unit that it is due
 * per.
 */
type Fee = { pounds?: readonly number[] | undefined; each?: string | undefined };

/** The least and the most that the fees of lines add up to. */
export const totalOf = (lines: readonly Fee[], answers: URLSearchParams): number[] =>
  [0, -1].map((bound) =>
    lines.reduce((sum, { pounds, each }) => sum + (pounds?.at(bound) ?? 0) * (each ? countOf(each, answers) : 1), 0),
  );

/** Whether a line is a verdict, which has a whole sentence in place of name and value. */
export const isSentence = ({ name }: { name: string }): boolean => name.endsWith('.');
