import { z } from 'zod';
import { figureChecked, figureNumber, figureSource, figureText } from '#content/figures/lookup.server.ts';
import { manual, regulation } from '#content/figures/sources.server.ts';
import { define } from '#content/schema/define.server.ts';
import { isoDate, path, slug, source, text } from '#content/schema/fields.server.ts';
import { addIssue } from '#content/schema/issues.server.ts';
import { fillFields } from '#content/schema/placeholders.server.ts';
import { defineWords } from '#content/schema/words.server.ts';
import rules from './do-i-need-to-register.json' with { type: 'json' };

const FILE = 'content/pages/do-i-need-to-register.ts';
const RULES = 'content/pages/do-i-need-to-register.json';

/** The services that a counter can offer. */
const service = z.enum(['exchange', 'cheques', 'send', 'payout', 'accounts', 'emoney']);

/**
 * What can hold of a firm, which components/sections/till-slip/slip.ts works out from the answers: a service, any of them
 * (`ticked`); a firm in its own name (`own`), another's agent at HMRC or the FCA, a part of another business within
 * regulation 15 (`excluded`) or beyond it; who registers and supervises it; its payment services, and as what; that it keeps
 * customers' money apart, has agents, or is one person who neither employs nor works with anyone (`exempt`).
 */
const firmFact = z
  .enum(['ticked', 'own', 'agent', 'agentHmrc', 'agentFca', 'excluded', 'beyondExclusion', 'hmrc', 'fcaSupervises'])
  .or(z.enum(['payments', 'spi', 'api', 'emi', 'safeguards', 'agents', 'exempt']))
  .or(service);

export type Service = z.output<typeof service>;
export type FirmFact = z.output<typeof firmFact>;

/** Facts that have to hold; `!` before one says that it must not. */
const when = z
  .array(z.string().refine((fact) => firmFact.safeParse(fact.replace(/^!/, '')).success, 'There is no such fact.'))
  .min(1, 'Say of which firms it holds.');

const named = define(RULES, z.record(z.string(), source), rules.sources);

/** A source by its short name: `MLRs 56`, `PSRs 138`, `ECSH45125`, a name of the file's own list, or that of a figure. */
function sourceOf(name: string): z.output<typeof source> {
  const [, law, number = ''] = /^(MLRs|PSRs|ECSH) ?(\w+)$/.exec(name) ?? [];
  if (law === 'MLRs') return regulation(number);
  if (law === 'ECSH') return manual(name.toLowerCase());
  if (!law) return named[name] ?? figureSource(name);
  return {
    title: `PSRs, regulation ${number}`,
    url: `https://www.legislation.gov.uk/uksi/2017/752/regulation/${number}`,
  };
}

const line = z
  .strictObject({
    id: slug,
    when,
    name: text.max(34, 'Write at most 34 characters: the slip is narrow.'),
    /** What is due, in a word or two; for an amount what one costs. */
    value: text.max(26, 'Write at most 26 characters: the slip is narrow.').optional(),
    /** Whom to ask instead, where no source of ours says it for certain. */
    ask: z.enum(['hmrc', 'fca']).optional(),
    /** Where this site says more: papers have links in place of a value. */
    links: z.array(z.strictObject({ label: text, href: path })).default([]),
    text: text.max(190, 'Write at most 190 characters: the slip is narrow.').optional(),
    /** Pounds that count towards the total, by their name in content/figures, and what they are due for each of. */
    figure: slug.optional(),
    each: z.enum(['premises', 'people']).optional(),
    sources: z.array(z.string().transform(sourceOf)).default([]),
  })
  .refine(({ value, ask, links }) => value || ask || links.length > 0, 'Write its value, whom to ask, or a link.')
  .transform(({ figure, ...line }) => ({ ...line, ...(figure && { pounds: figureNumber(figure) }) }));

export type SlipLine = z.output<typeof line>;

/** The lines by group; the slip leaves the heading of a quiet one to the table, since its lines say it themselves. */
const groupsSchema = z.array(
  z.strictObject({ id: slug, heading: text, quiet: z.boolean().default(false), lines: z.array(line).min(1) }),
);

/** The rules as they are written, with the figures that they name. */
const filled = z.preprocess((written, context) => {
  const { fields, issues } = fillFields({ written });
  for (const { path, message } of issues) addIssue(context, path.slice(1), message);
  return fields.written;
}, groupsSchema);

/** The days on which the figures that the rules name were compared with their sources. */
const checks = [...JSON.stringify(rules.groups).matchAll(/\{([a-z0-9-]+)/g)].flatMap(
  ([, name = '']) => figureChecked(name) ?? [],
);

const questions = {
  does: {
    legend: 'What does your counter do?',
    options: [
      { value: 'exchange', label: 'Change cash', text: 'One currency for another, cash for cash' },
      { value: 'cheques', label: 'Cash cheques', text: 'Paper cheques payable to your customers' },
      { value: 'send', label: 'Send money for others', text: 'In the UK or abroad' },
      { value: 'payout', label: 'Pay exchanged money to others', text: 'To a third party, not back to the customer' },
      { value: 'accounts', label: 'Hold customers’ money', text: 'In accounts from which they pay others' },
      { value: 'emoney', label: 'Issue e-money', text: 'Value stored on a card or in a wallet' },
    ],
  },
  as: {
    legend: 'How do you trade?',
    options: [
      { value: 'own', label: 'In our own name', text: 'With agents of ours or without' },
      { value: 'agent', label: 'As another firm’s agent', text: 'And in no other way' },
      { value: 'beside', label: 'Beside another business', text: 'A hotel, say, for its own guests alone' },
    ],
  },
  size: {
    when: ['payments', '!emi'],
    legend: 'Payments in a month, agents included',
    options: [
      {
        value: 'small',
        label: `At most ${figureText('small-institution')}`,
        text: `On average over ${figureText('small-institution-period')}`,
      },
      { value: 'large', label: 'More', text: 'An authorised payment institution' },
    ],
  },
  people: {
    when: ['own'],
    legend: 'Who and where?',
    counts: [
      { when: ['hmrc'], name: 'premises', label: 'Premises', hint: 'Your agents’ too' },
      { when: ['hmrc'], name: 'people', label: 'People to be tested', hint: 'Owners, officers, managers' },
    ],
    boxes: [
      { name: 'agents', label: 'We use agents', text: 'They act in our name' },
      { name: 'alone', label: 'I work wholly alone', text: 'No company, no partner, no staff, no agent' },
    ],
  },
};

/** “Do I need to register?”: what a counter does, and what follows from it, line by line as on a till’s slip. */
export const doINeedToRegister = defineWords(FILE, {
  lead: 'What your counter does decides who registers you, who supervises you, what it costs and what comes first.',
  /** The day on which the rules were compared with their sources; a figure that was compared earlier makes it earlier. */
  checked: define(RULES, isoDate, [rules.checked, ...checks].sort()[0] ?? rules.checked),
  questions,
  groups: define(RULES, filled, rules.groups),
  slip: {
    id: 'slip',
    label: 'Your slip',
    empty: 'Tick what your counter does. Each answer prints here.',
    at: 'At your counter',
    total: 'Set aside for HMRC',
    totalText: 'In the first year. The tests are a budget, not confirmed.',
    sources: 'Sources',
    checked: 'Checked',
    ask: {
      hmrc: {
        label: 'ask HMRC',
        href: 'https://www.gov.uk/government/organisations/hm-revenue-customs/contact/money-laundering',
      },
      fca: { label: 'ask the FCA', href: 'tel:+443005000597' },
    },
    advice: 'Information, not legal advice.',
  },
  /** What a screen reader hears of a change, and the bar below the form on small screens. */
  changes: {
    printed: 'Printed: {names}.',
    more: '{names}, and {count} more',
    removed: 'Taken off: {names}.',
    total: 'Set aside for HMRC: {total}.',
    none: 'The slip is empty.',
    bar: 'See your slip',
  },
  actions: {
    print: 'Print the slip',
    private:
      'Nothing is sent or stored. Your answers stand in the address of this page, so that a link can carry them.',
    links: [
      {
        when: ['hmrc', '!payments'],
        label: 'Plan your year of dates',
        href: '/compliance-calendar?firm=exchange#planner',
      },
      { when: ['spi'], label: 'Plan your year of dates', href: '/compliance-calendar?firm=spi#planner' },
      { when: ['api'], label: 'Plan your year of dates', href: '/compliance-calendar?firm=api#planner' },
      {
        when: ['ticked'],
        label: 'Apply for membership',
        href: '/become-a-member?membershipCategory=0#membership-form',
      },
    ],
  },
  table: {
    heading: 'Who needs what',
    text: 'The first row holds for every firm that trades in its own name. Each row below adds what is its own.',
    activity: 'What you do',
    common: 'Any of it, in your own name',
    /** Each by its answers, as the form writes them into the address; `beside` are answers whose lines it leaves out. */
    rows: define(FILE, z.array(z.strictObject({ heading: text, answers: text, beside: text.optional() })), [
      { heading: 'Change cash, or cash cheques', answers: 'does=exchange' },
      {
        heading: `Send money for others, or pay exchanged money to others: at most ${figureText('small-institution')} a month`,
        answers: 'does=send',
      },
      {
        heading: `The same: more than ${figureText('small-institution')} a month`,
        answers: 'does=send&size=large',
      },
      {
        heading: `Hold customers’ money in accounts: at most ${figureText('small-institution')} a month`,
        answers: 'does=accounts',
      },
      {
        heading: `The same: more than ${figureText('small-institution')} a month`,
        answers: 'does=accounts&size=large',
      },
      { heading: 'Issue e-money', answers: 'does=emoney' },
      { heading: 'Any of it with agents', answers: 'does=send&agents=yes', beside: 'does=send' },
      { heading: 'Wholly alone', answers: 'does=exchange&alone=yes', beside: 'does=exchange' },
      {
        heading: 'Change cash or cash cheques beside another business, for its customers alone',
        answers: 'does=exchange&as=beside',
        beside: 'does=exchange',
      },
      {
        heading: 'Anything else beside another business',
        answers: 'does=send&as=beside',
        beside: 'does=send',
      },
      { heading: 'As the agent of another firm', answers: 'does=send&as=agent', beside: 'does=exchange' },
    ]),
  },
});

export type DoINeedToRegister = typeof doINeedToRegister;
