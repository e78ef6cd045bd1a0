import { z } from 'zod';
import { figureChecked, figureNumber, figureSource, figureText } from '#content/figures/lookup.server.ts';
import { manual, regulation, SUP_16_13 } from '#content/figures/sources.server.ts';
import { define } from '#content/schema/define.server.ts';
import { isoDate, path, slug, source, text } from '#content/schema/fields.server.ts';
import { defineWords } from '#content/schema/words.server.ts';

const FILE = 'content/pages/do-i-need-to-register.ts';

/** The services that a counter can offer. */
const service = z.enum(['exchange', 'cheques', 'send', 'payout', 'accounts', 'emoney']);

/** What can hold of a firm; components/sections/till-slip/slip.ts works each out from the answers. */
const firmFact = z.enum([
  ...service.options,
  /** A service is ticked. */
  'ticked',
  /** A firm that trades in its own name, and not by regulation 15 alone. */
  'own',
  /** It acts only as another firm's agent: for a service that HMRC, or that the FCA has a register of. */
  'agent',
  'agentHmrc',
  'agentFca',
  /** A part of another business, within regulation 15 or beyond it. */
  'excluded',
  'beyondExclusion',
  /** HMRC registers and supervises it, or the FCA does. */
  'hmrc',
  'fcaSupervises',
  /** It offers payment services or e-money, and as what. */
  'payments',
  'spi',
  'api',
  'emi',
  /** It must keep customers' money apart. */
  'safeguards',
  'agents',
  /** An individual who neither employs nor works with anyone. */
  'exempt',
]);

export type Service = z.output<typeof service>;
export type FirmFact = z.output<typeof firmFact>;

/** Facts that have to hold; `!` before one says that it must not. */
const when = z.array(firmFact.or(z.templateLiteral(['!', firmFact]))).min(1, 'Say of which firms it holds.');

const line = z
  .strictObject({
    id: slug,
    when,
    name: text.max(34, 'Write at most 34 characters: the slip is narrow.'),
    /** What is due, in a word or two; for an amount what one costs. Papers have links in its place. */
    value: text.max(26, 'Write at most 26 characters: the slip is narrow.').optional(),
    /** Whom to ask instead, where no source of ours says it for certain. */
    ask: z.enum(['hmrc', 'fca']).optional(),
    text: text.max(190, 'Write at most 190 characters: the slip is narrow.').optional(),
    /** Pounds that count towards the total, by their name in content/figures, and what they are due for each of. */
    figure: slug.optional(),
    each: z.enum(['premises', 'people']).optional(),
    /** Where this site says more. */
    links: z.array(z.strictObject({ label: text, href: path })).default([]),
    sources: z.array(source).default([]),
  })
  .refine(({ value, ask, links }) => [value, ask, links.length > 0].filter(Boolean).length > 0, {
    path: ['value'],
    error: 'Write what is due, whom to ask, or where to read on.',
  })
  .transform(({ figure, ...line }) => ({ ...line, ...(figure && { pounds: figureNumber(figure) }) }));

const group = z.strictObject({
  id: slug,
  heading: text,
  /** Whether the slip leaves the heading to the table: its lines say it themselves. */
  quiet: z.boolean().default(false),
  lines: z.array(line).min(1),
});

const groupsSchema = z.array(group).refine(
  (groups) => {
    const ids = groups.flatMap(({ lines }) => lines.map(({ id }) => id));
    return new Set(ids).size === ids.length;
  },
  { error: 'Two lines have the same id; give each its own.' },
);

export type SlipLine = z.output<typeof line>;

/** The figures that the slip names. */
const named = new Set<string>();

/** A figure as `figureText` gives it, noted for the day of its check. */
function figure(reference: string): string {
  named.add(reference.replace(/\..*/, ''));
  return figureText(reference);
}

/** A payment services regulation. */
const paymentRegulation = (number: string) => ({
  title: `PSRs, regulation ${number}`,
  url: `https://www.legislation.gov.uk/uksi/2017/752/regulation/${number}`,
});

const APPROACH = {
  title: 'FCA: Approach Document, 3.97',
  url: 'https://www.fca.org.uk/publication/finalised-guidance/fca-approach-payment-services-electronic-money-2017.pdf',
};
const PERG_15 = { title: 'FCA: PERG 15', url: 'https://www.handbook.fca.org.uk/handbook/PERG/15/' };
const FCA_FEES = { title: 'FCA: application fees', url: 'https://www.fca.org.uk/firms/authorisation/apply/fees' };

const groups = define(FILE, groupsSchema, [
  {
    id: 'hmrc',
    heading: 'HMRC',
    quiet: true,
    lines: [
      {
        id: 'hmrc',
        when: ['hmrc'],
        name: 'HMRC registration',
        value: 'must',
        text: 'Before your first transaction. An application is not a registration.',
        sources: [regulation('56')],
      },
      {
        id: 'hmrc-not',
        when: ['fcaSupervises'],
        name: 'HMRC registration',
        value: 'normally none',
        text: 'If HMRC has you on its register, stay on it until the FCA confirms in writing that it takes over.',
        sources: [manual('ecsh41535')],
      },
      {
        id: 'hmrc-principal',
        when: ['agentHmrc'],
        name: 'HMRC registration',
        value: 'by your principal',
        text: 'With each of your premises, before you start. A trade of your own needs your own number.',
        sources: [manual('ecsh45125')],
      },
      {
        id: 'hmrc-excluded',
        when: ['excluded'],
        name: 'HMRC registration',
        value: 'perhaps not',
        text: `Not if all of this holds: beside your main business, for its customers alone; turnover of at most ${figure('exclusion-turnover')}, at most ${figure('exclusion-share')} of it from this; a limit for each customer.`,
        sources: [regulation('15'), manual('ecsh43520')],
      },
      {
        id: 'excluded-limit',
        when: ['excluded'],
        name: 'Limit for each customer',
        ask: 'hmrc',
        text: `We suggest at most ${figure('exclusion-transaction')} in a transaction, linked ones counted together. If in doubt, register.`,
      },
      {
        id: 'not-excluded',
        when: ['beyondExclusion'],
        name: 'Beside another business',
        value: 'no exclusion',
        text: 'Regulation 15 leaves out small exchange and cheque cashing, and never the sending of money.',
        sources: [regulation('15')],
      },
      {
        id: 'agents-hmrc',
        when: ['hmrc', 'agents'],
        name: 'Agents at HMRC',
        value: 'before they start',
        text: 'On your registration, with each of their premises. You must satisfy yourself that they are fit and proper.',
        links: [{ label: 'fact sheet', href: '/fact-sheets/agents' }],
        sources: [manual('ecsh45125')],
      },
    ],
  },
  {
    id: 'fca',
    heading: 'FCA',
    quiet: true,
    lines: [
      {
        id: 'fca-not',
        when: ['own', '!payments'],
        name: 'FCA',
        value: 'not for this alone',
        text: 'Exchange of cash for cash and the cashing of paper cheques are no payment services.',
        sources: [PERG_15],
      },
      {
        id: 'fca-spi',
        when: ['spi'],
        name: 'FCA registration',
        value: 'must',
        text: `Before you start, as a small payment institution: at most ${figure('small-institution')} a month, on average over ${figure('small-institution-period')}, agents included.`,
        sources: [paymentRegulation('138'), paymentRegulation('14')],
      },
      {
        id: 'fca-api',
        when: ['api'],
        name: 'FCA authorisation',
        value: 'must',
        text: 'Before you start, as an authorised payment institution.',
        sources: [paymentRegulation('138')],
      },
      {
        id: 'capital-remittance',
        when: ['api', '!accounts'],
        name: 'Initial capital',
        value: figure('capital-remittance'),
        text: `If remittance is your only payment service; with wider ones ${figure('capital')}.`,
        sources: [figureSource('capital-remittance')],
      },
      {
        id: 'capital',
        when: ['api', 'accounts'],
        name: 'Initial capital',
        value: figure('capital'),
        sources: [figureSource('capital')],
      },
      {
        id: 'fca-emi',
        when: ['emi'],
        name: 'FCA, for e-money',
        value: 'must',
        text: 'Before you start, as an e-money institution. Small or authorised, and which payment services beside it: ask the FCA.',
        sources: [APPROACH],
      },
      {
        id: 'fca-agent',
        when: ['agentFca'],
        name: 'FCA register',
        value: 'as an agent',
        text: 'Your principal must enter you before you act, and answers for you.',
        sources: [paymentRegulation('34')],
      },
      {
        id: 'agents-fca',
        when: ['payments', 'agents'],
        name: 'Agents at the FCA',
        value: 'before they act',
        text: 'On its register. You answer for them, and tell the FCA when one changes or stops.',
        sources: [paymentRegulation('34')],
      },
    ],
  },
  {
    id: 'supervisor',
    heading: 'Money laundering supervisor',
    quiet: true,
    lines: [
      {
        id: 'supervisor-hmrc',
        when: ['hmrc', '!payments'],
        name: 'Supervised by',
        value: 'HMRC',
        text: 'Against money laundering.',
        sources: [regulation('7')],
      },
      {
        id: 'supervisor-remittance',
        when: ['hmrc', 'payments'],
        name: 'Supervised by',
        value: 'HMRC',
        text: 'Against money laundering, as long as remittance is your only payment service. With any other it is normally the FCA.',
        sources: [regulation('7')],
      },
      {
        id: 'supervisor-fca',
        when: ['fcaSupervises'],
        name: 'Supervised by',
        value: 'normally the FCA',
        text: 'Against money laundering.',
        sources: [APPROACH],
      },
      {
        id: 'supervisor-excluded',
        when: ['excluded'],
        name: 'Supervised by',
        value: 'nobody, then',
        text: 'Against money laundering. If you miss one condition, HMRC.',
        sources: [regulation('15')],
      },
      {
        id: 'supervisor-agent',
        when: ['agent'],
        name: 'Supervised by',
        ask: 'hmrc',
        text: 'Against money laundering: it depends on your principal.',
      },
    ],
  },
  {
    id: 'fees',
    heading: 'Fees and waiting time',
    lines: [
      {
        id: 'fee-application',
        when: ['hmrc'],
        name: 'HMRC application',
        value: figure('hmrc-application'),
        text: 'Once. Waived with HMRC’s reduction for small businesses.',
        figure: 'hmrc-application',
        sources: [figureSource('hmrc-application')],
      },
      {
        id: 'fee-premises',
        when: ['hmrc'],
        name: 'Premises',
        value: `${figure('hmrc-premises')} each`,
        text: 'Every year, agents’ premises among them.',
        figure: 'hmrc-premises',
        each: 'premises',
        sources: [figureSource('hmrc-premises')],
      },
      {
        id: 'fee-test',
        when: ['hmrc'],
        name: 'Fit and proper tests',
        value: `budget ${figure('fit-and-proper-budget')} each`,
        text: `Once a person. Not confirmed: budget ${figure('fit-and-proper-budget')} per person until your account shows the charge.`,
        figure: 'fit-and-proper-budget',
        each: 'people',
        sources: [figureSource('fit-and-proper-budget')],
      },
      {
        id: 'fee-principal',
        when: ['agentHmrc'],
        name: 'HMRC fees',
        value: 'your principal pays',
        sources: [figureSource('hmrc-premises')],
      },
      {
        id: 'fee-fca',
        when: ['payments'],
        name: 'FCA fees',
        ask: 'fca',
        text: 'One with the application, by category, and one each year.',
        sources: [FCA_FEES],
      },
      {
        id: 'fee-data',
        when: ['own'],
        name: 'Data protection fee',
        value: `${figure('data-protection-small')} or ${figure('data-protection-medium')}`,
        text: `A year, to the Information Commission, by size; large firms pay ${figure('data-protection-large')}.`,
        sources: [figureSource('data-protection-small')],
      },
      {
        id: 'wait-hmrc',
        when: ['hmrc'],
        name: 'HMRC decides',
        value: `in ${figure('hmrc-decision')}`,
        text: 'From complete papers, risk assessment and procedures among them. Until then do not trade, and take no paid orders.',
        sources: [figureSource('hmrc-decision')],
      },
      {
        id: 'wait-fca',
        when: ['payments'],
        name: 'The FCA decides',
        ask: 'fca',
        text: 'Its helpline for firms is 0300 500 0597.',
      },
    ],
  },
  {
    id: 'people',
    heading: 'People',
    lines: [
      {
        id: 'officer',
        when: ['own', '!exempt'],
        name: 'Nominated officer',
        value: 'appoint',
        text: 'Only a person who works wholly alone needs none; one cashier or agent ends that.',
        sources: [regulation('21')],
      },
      {
        id: 'officer-exempt',
        when: ['own', 'exempt'],
        name: 'Nominated officer',
        value: 'none, wholly alone',
        text: 'You report to the National Crime Agency yourself. One cashier or agent ends that, and so does a company.',
        sources: [regulation('21')],
      },
      {
        id: 'compliance-officer',
        when: ['own', '!exempt'],
        name: 'Compliance officer',
        value: 'where size calls for it',
        text: 'A director or senior manager. If you appoint none, write down why.',
        sources: [regulation('21')],
      },
      {
        id: 'tested',
        when: ['hmrc'],
        name: 'Fit and proper test',
        value: 'by HMRC',
        text: 'The business, its owners, officers, managers and nominated officer. An unspent conviction on the list of Schedule 3 means refusal.',
        sources: [regulation('58')],
      },
      {
        id: 'tested-agent',
        when: ['agentHmrc'],
        name: 'You and your people',
        value: 'within the test',
        text: 'Your principal must satisfy itself that you are fit and proper, and trains you.',
        sources: [regulation('58')],
      },
    ],
  },
  {
    id: 'papers',
    heading: 'First papers',
    lines: [
      {
        id: 'risk-assessment',
        when: ['own'],
        name: 'Risk assessment',
        links: [
          { label: 'template', href: '/templates/risk-assessment' },
          { label: 'guide', href: '/how-to-conduct-ml-and-tf-risk-assessment' },
        ],
        sources: [regulation('18')],
      },
      {
        id: 'procedures',
        when: ['own'],
        name: 'Policies and procedures',
        value: 'senior approval',
        sources: [regulation('19')],
      },
      {
        id: 'training-log',
        when: ['own', '!exempt'],
        name: 'Training log',
        links: [{ label: 'template', href: '/templates/training-log' }],
        sources: [regulation('24')],
      },
      {
        id: 'suspicion-form',
        when: ['own', '!exempt'],
        name: 'Suspicion form',
        links: [
          { label: 'template', href: '/templates/internal-suspicion-form' },
          { label: 'fact sheet', href: '/fact-sheets/suspicious-activity-reports' },
        ],
      },
      {
        id: 'agent-file',
        when: ['own', 'agents'],
        name: 'Agent file',
        links: [{ label: 'template', href: '/templates/agent-due-diligence' }],
        sources: [regulation('58')],
      },
      {
        id: 'customer-information',
        when: ['payments'],
        name: 'Customer information',
        links: [{ label: 'fact sheet', href: '/fact-sheets/payment-services-conduct' }],
        sources: [paymentRegulation('43')],
      },
      {
        id: 'consumer-duty',
        when: ['payments'],
        name: 'Consumer Duty, yearly report',
        links: [
          { label: 'template', href: '/templates/board-report' },
          { label: 'guide', href: '/how-to-comply-with-fca-consumer-duty' },
        ],
        sources: [figureSource('board-report')],
      },
      {
        id: 'safeguarding',
        when: ['safeguards'],
        name: 'Safeguarding, CASS 15',
        links: [{ label: 'fact sheet', href: '/fact-sheets/safeguarding' }],
      },
      {
        id: 'exclusion-proof',
        when: ['excluded'],
        name: 'Proof of each condition',
        value: 'we suggest',
        text: 'Turnover, exchange and the largest transaction of each year.',
      },
      {
        id: 'sanctions',
        when: ['ticked'],
        name: 'Sanctions, at any amount',
        links: [{ label: 'fact sheet', href: '/fact-sheets/sanctions-and-frozen-assets' }],
        sources: [
          { title: 'UK Sanctions List', url: 'https://www.gov.uk/government/publications/the-uk-sanctions-list' },
        ],
      },
    ],
  },
  {
    id: 'dates',
    heading: 'Next dates',
    lines: [
      {
        id: 'declaration',
        when: ['hmrc'],
        name: 'Declaration and fee',
        ask: 'hmrc',
        text: `Every year. Your account shows the day; a message comes about ${figure('hmrc-declaration')} before.`,
        sources: [manual('ecsh45851')],
      },
      {
        id: 'changes',
        when: ['hmrc'],
        name: 'Before a change',
        value: 'amend first',
        text: `New premises, agent, service, owner, officer or manager. Other changes within ${figure('hmrc-changes')}, a nominated or compliance officer within ${figure('hmrc-officers')}.`,
        sources: [manual('ecsh45030'), regulation('57')],
      },
      {
        id: 'fsa057',
        when: ['spi'],
        name: 'FSA057',
        ask: 'fca',
        text: `For the year to ${figure('fsa057-year-end')}. My FCA shows the day.`,
        sources: [SUP_16_13],
      },
      {
        id: 'small-exceeded',
        when: ['spi'],
        name: `Above ${figure('small-institution')}`,
        value: figure('small-institution-exceeded'),
        text: 'From the day you know: apply for authorisation, or stop.',
        sources: [figureSource('small-institution-exceeded')],
      },
      {
        id: 'fsa056',
        when: ['api'],
        name: 'FSA056',
        value: figure('fsa056-due'),
        text: 'After your accounting reference date.',
        sources: [SUP_16_13],
      },
      {
        id: 'complaints',
        when: ['payments'],
        name: 'Complaints log',
        value: '1 January 2027',
        text: 'In the new categories from that day; the first half-year ends on 30 June 2027.',
        sources: [
          {
            title: 'FCA, PS25/19',
            url: 'https://www.fca.org.uk/publications/consultation-papers/ps25-19-improving-complaints-reporting-process',
          },
        ],
      },
      {
        id: 'frozen-assets',
        when: ['ticked'],
        name: 'Frozen assets, if you hold any',
        value: figure('frozen-assets-due'),
        sources: [figureSource('frozen-assets-due')],
      },
    ],
  },
]);

/** The day on which the rules were compared with their sources; a figure that was compared earlier makes it earlier. */
const RULES_CHECKED = '2026-11-23';
const checks = [...named].flatMap((name) => figureChecked(name) ?? []);

const option = z.strictObject({ value: slug, label: text, text });

const questions = define(
  FILE,
  z.strictObject({
    does: z.strictObject({ legend: text, options: z.array(option.extend({ value: service })).min(1) }),
    as: z.strictObject({ legend: text, options: z.array(option).length(3) }),
    size: z.strictObject({ when, legend: text, options: z.array(option).length(2) }),
    people: z.strictObject({
      when,
      legend: text,
      counts: z.array(z.strictObject({ when, name: z.enum(['premises', 'people']), label: text, hint: text })),
      boxes: z.array(z.strictObject({ name: z.enum(['agents', 'alone']), label: text, text })),
    }),
  }),
  {
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
  },
);

/** “Do I need to register?”: what a counter does, and what follows from it, line by line as on a till’s slip. */
export const doINeedToRegister = defineWords(FILE, {
  lead: 'What your counter does decides who registers you, who supervises you, what it costs and what comes first.',
  checked: define(FILE, isoDate, [RULES_CHECKED, ...checks].sort()[0] ?? RULES_CHECKED),
  questions,
  groups,
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
    copy: 'Copy a link with these answers',
    copied: 'Link copied',
    private:
      'Nothing is sent or stored. Your answers stand in the address of this page, so that a link can carry them.',
    links: define(FILE, z.array(z.strictObject({ when, label: text, href: text })), [
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
    ]),
  },
  table: {
    heading: 'Who needs what',
    text: 'The first row holds for every firm that trades in its own name. Each row below adds what is its own.',
    activity: 'What you do',
    common: 'Any of it, in your own name',
    full: 'Every line in full, with its source',
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
