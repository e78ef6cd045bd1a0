/**
 * When facts hold of a firm: with some of `any`, all of `all` and none of `none`. Each names a fact before it, an answer such as
 * `size=large`, what is ticked, e.g. `send`, or in whose name that is done, e.g. `send-agent`; the answer `own-agent` is both.
 */
export type Facts = Record<string, { [How in 'any' | 'all' | 'none']?: string[] | undefined }>;

/**
 * Works out what holds of a firm.
 *
 * @param answers as the questions or the address have them, e.g. `does=exchange&does=send&send=agent&premises=3`
 * @returns whether all of some facts hold
 */
export function firmOf(answers: URLSearchParams, facts: Facts): (when: readonly string[]) => boolean {
  const ticks = answers.getAll('does');
  const held = new Set([
    ...ticks.flatMap((tick) => [tick, ...(answers.get(tick) ?? 'own').split('-').map((name) => `${tick}-${name}`)]),
    ...[...answers].map(([name, value]) => `${name}=${value}`),
    `people=${countOf('people', answers)}`,
  ]);
  const holds = (name: string) => held.has(name);
  for (const [fact, { any, all = [], none = [] }] of Object.entries(facts))
    if ((any?.some(holds) ?? true) && all.every(holds) && !none.some(holds)) held.add(fact);
  return (when) => when.every(holds);
}

/** How many premises and people a fee is due for; what is no number counts as one. */
export const countOf = (name: string, answers: URLSearchParams): number =>
  Math.min(999, Math.max(1, Math.floor(Number(answers.get(name))) || 1));

/** A line that may have a fee in pounds, or the least and the most of one, and what it is due for each of. */
type Fee = { pounds?: readonly number[] | undefined; each?: string | undefined };

/** The least and the most that the fees of lines add up to. */
export const totalOf = (lines: readonly Fee[], answers: URLSearchParams): number[] =>
  [0, -1].map((bound) =>
    lines.reduce((sum, { pounds, each }) => sum + (pounds?.at(bound) ?? 0) * (each ? countOf(each, answers) : 1), 0),
  );
