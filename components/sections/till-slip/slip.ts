import type { FirmFact, Service } from '#content/pages/do-i-need-to-register.ts';

/** The answers to the questions, by the names of the form's fields: `does=exchange&does=send&premises=3`. */
export type Answers = URLSearchParams;

/** What an answer is where the address does not say. */
const USUAL: ReadonlyMap<string, string> = new Map([
  ['as', 'own'],
  ['size', 'small'],
  ['premises', '1'],
  ['people', '1'],
]);

const MOST = 999;

/**
 * What holds of a firm.
 *
 * @param answers as the form or the address has them; what neither knows counts for nothing
 */
export function firmFacts(answers: Answers): ReadonlySet<string> {
  const services = answers.getAll('does');
  const does = (...any: Service[]) => any.some((service) => services.includes(service));
  const ticked = does('exchange', 'cheques', 'send', 'payout', 'accounts', 'emoney');
  const beyondExchange = does('send', 'payout', 'accounts', 'emoney');
  const agent = ticked && answers.get('as') === 'agent';
  const beside = ticked && answers.get('as') === 'beside';
  const excluded = beside && !beyondExchange;
  const own = ticked && !agent && !excluded;
  const payments = own && beyondExchange;
  const emi = own && does('emoney');
  const large = answers.get('size') === 'large';
  const api = payments && !emi && large;
  const fcaSupervises = own && does('accounts', 'emoney');
  const agents = own && answers.has('agents');
  const facts: Record<FirmFact, boolean> = {
    exchange: does('exchange'),
    cheques: does('cheques'),
    send: does('send'),
    payout: does('payout'),
    accounts: does('accounts'),
    emoney: does('emoney'),
    ticked,
    own,
    agent,
    agentHmrc: agent && does('exchange', 'cheques', 'send', 'payout'),
    agentFca: agent && beyondExchange,
    excluded,
    beyondExclusion: beside && beyondExchange,
    hmrc: own && !fcaSupervises,
    fcaSupervises,
    payments,
    spi: payments && !emi && !large,
    api,
    emi,
    safeguards: api || emi,
    agents,
    exempt: own && answers.has('alone') && !agents,
  };
  return new Set(Object.entries(facts).flatMap(([fact, holds]) => (holds ? fact : [])));
}

/** Whether everything that has to hold does; `!` before a fact says that it must not. */
export const holds = (when: readonly string[], facts: ReadonlySet<string>): boolean =>
  when.every((condition) => facts.has(condition.replace('!', '')) !== condition.startsWith('!'));

/** The lines that stand on a firm's slip. */
export function linesOf<Line extends { when: readonly string[] }>(lines: readonly Line[], answers: Answers): Line[] {
  const facts = firmFacts(answers);
  return lines.filter(({ when }) => holds(when, facts));
}

/** How many premises and people a fee is due for; what is no number counts as one. */
export const countOf = (name: string, answers: Answers): number =>
  Math.min(MOST, Math.max(1, Math.floor(Number(answers.get(name))) || 1));

/** A line that may have a fee, and what it is due for each of. */
type Fee = { pounds?: number | undefined; each?: string | undefined };

/** The pounds that a line adds to the total. */
export const amountOf = ({ pounds = 0, each }: Fee, answers: Answers): number =>
  pounds * (each ? countOf(each, answers) : 1);

export const totalOf = (lines: readonly Fee[], answers: Answers): number =>
  lines.reduce((total, line) => total + amountOf(line, answers), 0);

/** An amount as the slip prints it: £1,100. */
export const inPounds = (amount: number): string => `£${amount.toLocaleString('en-GB')}`;

/** The answers as an address carries them: without those that it need not say. */
export const shortAnswers = (answers: Answers): Answers =>
  new URLSearchParams([...answers].filter(([name, value]) => value !== '' && value !== USUAL.get(name)));
