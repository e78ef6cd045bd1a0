import type { FirmTrait } from '#content/pages/do-i-need-to-register.ts';

/**
 * Works out what holds of a firm.
 *
 * @param answers as the questions or the address have them, e.g. `does=exchange&does=send&premises=3`; what neither knows counts for nothing
 * @returns whether all of some facts hold
 */
export function firmOf(answers: URLSearchParams): (when: readonly string[]) => boolean {
  const ticks = answers.getAll('does');
  const does = (...any: string[]) => any.some((tick) => ticks.includes(tick));
  const pays = does('send', 'payout', 'accounts');
  const ticked = pays || does('exchange', 'cheques');
  const agent = ticked && answers.get('as') === 'agent';
  const beside = ticked && answers.get('as') === 'beside';
  const own = ticked && !agent && (pays || !beside);
  const payments = own && pays;
  const large = answers.get('size') === 'large';
  const agents = own && does('agents');
  const exempt = own && does('alone') && !agents;
  const facts: Record<FirmTrait, boolean> = {
    ticked,
    own,
    hmrc: own && !does('accounts'),
    fcaSupervised: own && does('accounts'),
    exchangeOnly: own && !pays,
    payments,
    remits: payments && !does('accounts'),
    spi: payments && !large,
    api: payments && large,
    agents,
    staffed: own && !exempt,
    exempt,
    agent,
    agentHmrc: agent && does('exchange', 'cheques', 'send', 'payout'),
    agentFca: agent && pays,
    excluded: beside && !pays,
    beyondExclusion: beside && pays,
  };
  const held = Object.entries(facts).flatMap(([fact, holds]) => (holds ? fact : []));
  const all = ticked ? [...held, ...ticks] : ['nothing'];
  return (when) => when.every((fact) => all.includes(fact));
}

/** How many premises and people a fee is due for; what is no number counts as one. */
export const countOf = (name: string, answers: URLSearchParams): number =>
  Math.min(999, Math.max(1, Math.floor(Number(answers.get(name))) || 1));

/** A line that may have a fee, and what it is due for each of. */
type Fee = { pounds?: number | undefined; each?: string | undefined };

/** The pounds that lines add up to. */
export const totalOf = (lines: readonly Fee[], answers: URLSearchParams): number =>
  lines.reduce((total, { pounds = 0, each }) => total + pounds * (each ? countOf(each, answers) : 1), 0);
