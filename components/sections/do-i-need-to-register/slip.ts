import type { FirmTrait } from '#content/pages/do-i-need-to-register.ts';

/** What may be done beside a main business without registration (regulation 15). */
export const BESIDE = ['exchange', 'cheques'];

/**
 * Works out what holds of a firm.
 *
 * @param answers as the questions or the address have them, e.g. `does=exchange&does=send&send=agent&premises=3`; what neither knows counts for nothing
 * @returns whether all of some facts hold
 */
export function firmOf(answers: URLSearchParams): (when: readonly string[]) => boolean {
  const ticks = answers.getAll('does');
  const tradeOf = (service: string) => {
    const trade = answers.get(service);
    return trade === 'agent' || (trade === 'beside' && BESIDE.includes(service)) ? trade : 'own';
  };
  const trades =
    (trade: string) =>
    (...services: string[]) =>
      services.some((service) => ticks.includes(service) && tradeOf(service) === trade);
  const [owns, acts] = [trades('own'), trades('agent')];
  const agentPays = acts('send', 'payout', 'accounts');
  const agentHmrc = acts('exchange', 'cheques', 'send', 'payout');
  const agent = agentPays || agentHmrc || acts('bills', 'cards');
  const beside = trades('beside')(...BESIDE);
  const emoney = owns('cards');
  const payments = owns('send', 'payout', 'accounts') || emoney;
  const own = payments || owns('exchange', 'cheques', 'bills');
  const fcaSupervised = owns('accounts') || emoney;
  const hmrc = own && !fcaSupervised;
  const institution = payments && !emoney;
  const large = answers.get('size') === 'large';
  const agents = own && ticks.includes('agents');
  const api = institution && large;
  // Who works wholly alone has no agents, and an authorised or e-money institution is a company.
  const single = own && !agents && !api && !emoney && countOf('people', answers) === 1;
  const alone = single && ticks.includes('alone');
  const principal = answers.get('principal');
  const facts: Record<FirmTrait | 'institution' | 'single', boolean> = {
    ticked: own || agent || beside,
    own,
    hmrc,
    hmrcAlone: hmrc && !payments,
    fcaSupervised,
    cashOnly: own && !payments && !owns('bills') && !agentPays,
    ownBills: owns('bills'),
    payments,
    remits: payments && !fcaSupervised,
    emoney,
    spi: institution && !large,
    api,
    safeguards: api || emoney,
    agents,
    staffed: own && !alone,
    exempt: alone && !agent,
    aloneAsAgent: alone && agent,
    agentOnly: agent && !own,
    agentNamed: agentPays || agentHmrc,
    agentHmrc,
    principalHmrc: agentHmrc && principal === 'hmrc',
    principalFca: agentHmrc && principal === 'fca',
    principalUnknown: agentHmrc && principal !== 'hmrc' && principal !== 'fca',
    agentPays,
    agentBills: acts('bills'),
    agentCards: acts('cards'),
    excluded: beside && !own,
    excludedAlone: beside && !own && !agent,
    excludedAgent: beside && !own && agent,
    beyondExclusion: beside && own,
    institution,
    single,
  };
  const held = Object.entries(facts).flatMap(([fact, holds]) => (holds ? fact : []));
  const all = facts.ticked ? [...held, ...ticks] : ['nothing'];
  return (when) => when.every((fact) => all.includes(fact));
}

/** How many premises and people a fee is due for; what is no number counts as one. */
export const countOf = (name: string, answers: URLSearchParams): number =>
  Math.min(999, Math.max(1, Math.floor(Number(answers.get(name))) || 1));

/** A line that may have a fee in pounds, or the least and the most of one, and what it is due for each of. */
type Fee = { pounds?: readonly number[] | undefined; each?: string | undefined };

/** The least and the most that the fees of lines add up to. */
export function totalOf(lines: readonly Fee[], answers: URLSearchParams): [number, number] {
  const sum = (bound: 0 | -1) =>
    lines.reduce(
      (total, { pounds, each }) => total + (pounds?.at(bound) ?? 0) * (each ? countOf(each, answers) : 1),
      0,
    );
  return [sum(0), sum(-1)];
}
