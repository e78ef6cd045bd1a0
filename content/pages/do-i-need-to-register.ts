import { z } from 'zod';
import { figureChecked, figureNumber, figureSource, figureText } from '#content/figures/lookup.server.ts';
import { manual, regulation } from '#content/figures/sources.server.ts';
import { readText, registrationFile } from '#content/schema/contentFolder.server.ts';
import { parseData } from '#content/schema/entries/yaml.server.ts';
import { isoDate, path, slug, source, text } from '#content/schema/fields.server.ts';
import { fileError } from '#content/schema/issues.server.ts';
import { fillPlaceholders } from '#content/schema/placeholders.server.ts';
import { defineWords } from '#content/schema/words.server.ts';

/** What can hold of a firm; the file says of each what it means, and components/sections/till-slip/slip.ts when it holds. */
const firmFact = z
  .enum([
    'ticked',
    'own',
    'hmrc',
    'fcaSupervised',
    'exchangeOnly',
    'payments',
    'spi',
    'api',
    'agents',
    'staffed',
    'exempt',
  ])
  .or(z.enum(['agent', 'agentHmrc', 'agentFca', 'excluded', 'beyondExclusion']));

export type FirmFact = z.output<typeof firmFact>;

const written = readText(registrationFile);
const rules = parseData(
  registrationFile,
  fillPlaceholders(written, (message, index) => {
    throw fileError(registrationFile, [{ path: [], message, line: written.slice(0, index).split('\n').length }]);
  }),
  z.strictObject({
    checked: isoDate,
    /** What each means to a reader of the table. */
    firms: z.record(firmFact, text),
    sources: z.record(z.string(), source),
    groups: z.array(
      z.strictObject({
        heading: text,
        /** How the slip prints it: large, with a total, without its heading, or as a list in running text. */
        look: z.enum(['answer', 'fees', 'plain', 'list']),
        lines: z.array(
          z
            .strictObject({
              id: slug,
              /** What has to hold of a firm, all of it. */
              when: z.array(firmFact).min(1),
              name: text.max(24),
              /** What is due, in a word or two; for an amount what one costs. */
              value: text.max(24).optional(),
              /** Whom to ask instead, where no source of ours says it for certain. */
              ask: z.enum(['hmrc', 'fca']).optional(),
              links: z.array(z.strictObject({ label: text, href: path })).default([]),
              text,
              /** The pounds that count towards the total, by their name in content/figures, and what they are due for each of. */
              figure: slug.optional(),
              each: z.enum(['premises', 'people']).optional(),
              /** `MLRs 56`, `PSRs 138`, `ECSH45125`, a name of the file's own list, or that of a figure. */
              sources: z.array(text).default([]),
            })
            .refine(
              ({ value, ask, links }) => value || ask || links.length > 0,
              'Write its value, whom to ask, or a link.',
            ),
        ),
      }),
    ),
  }),
);

function sourceOf(name: string): z.output<typeof source> & { checked?: string | undefined } {
  const [, law, number = ''] = /^(MLRs|PSRs|ECSH) ?(\w+)$/.exec(name) ?? [];
  if (law === 'MLRs') return regulation(number);
  if (law === 'ECSH') return manual(name.toLowerCase());
  if (law !== 'PSRs') return rules.sources[name] ?? { ...figureSource(name), checked: figureChecked(name) };
  const url = `https://www.legislation.gov.uk/uksi/2017/752/regulation/${number}`;
  return { title: `PSRs, regulation ${number}`, url };
}

const groups = rules.groups.map(({ lines, ...group }) => ({
  ...group,
  lines: lines.map(({ when, figure, sources, ...line }) => ({
    ...line,
    when,
    firms: when.map((fact) => rules.firms[fact]).join('; '),
    sources: sources.map(sourceOf),
    pounds: figure && figureNumber(figure),
  })),
}));

export type SlipLine = (typeof groups)[number]['lines'][number];

/** The days on which the figures that the file names were compared with their sources. */
const checks = [...written.matchAll(/\{([a-z0-9-]+)\}/g)].flatMap(([, name = '']) => figureChecked(name) ?? []);

const calendar = 'Plan your year of dates';

/** “Do I need to register?”: what a counter does, and what follows from it, line by line as on a till’s slip. */
export const doINeedToRegister = defineWords('content/pages/do-i-need-to-register.ts', {
  lead: 'Who registers you, what it costs, and what comes first.',
  /** The day on which the rules were compared with their sources; a figure that was compared earlier makes it earlier. */
  checked: [rules.checked, ...checks].sort()[0] ?? rules.checked,
  groups,
  questions: {
    does: {
      legend: 'What does your counter do?',
      options: [
        { value: 'exchange', label: 'Change cash', text: 'One currency for another' },
        { value: 'cheques', label: 'Cash cheques', text: 'Paper ones, payable to your customers' },
        { value: 'send', label: 'Send money', text: 'For others, in the UK or abroad' },
        { value: 'payout', label: 'Pay exchanged money to others', text: 'Not back to the customer' },
        { value: 'accounts', label: 'Hold customers’ money', text: 'In accounts. For e-money ask the FCA' },
        { value: 'agents', label: 'Use agents', text: 'They act in your name' },
      ],
      alone: { value: 'alone', label: 'I work wholly alone', text: 'No company, partner or staff' },
    },
    as: {
      legend: 'How do you trade?',
      options: [
        { value: 'own', label: 'In our own name' },
        { value: 'agent', label: 'As another firm’s agent' },
        { value: 'beside', label: 'For guests of our hotel or shop' },
      ],
    },
    size: {
      legend: `Payments in a month, on average over ${figureText('small-institution-period')}`,
      options: [
        { value: 'small', label: `At most ${figureText('small-institution')}` },
        { value: 'large', label: 'More' },
      ],
    },
    counts: [
      { name: 'premises', label: 'Premises, agents’ too' },
      { name: 'people', label: 'Owners, officers, managers' },
    ],
  },
  slip: {
    id: 'slip',
    label: 'Your slip',
    empty: 'Tick what your counter does. Each answer prints here.',
    total: 'Set aside for HMRC',
    totalText: 'In the first year. The test is a budget: ask HMRC.',
    sources: 'Sources',
    checked: 'Checked',
    advice: 'Information, not legal advice.',
  },
  ask: {
    hmrc: {
      label: 'ask HMRC',
      href: 'https://www.gov.uk/government/organisations/hm-revenue-customs/contact/money-laundering',
    },
    fca: { label: 'ask the FCA', href: 'tel:+443005000597' },
  },
  /** What a screen reader hears of a change. */
  changes: {
    printed: 'Printed: {names}.',
    more: '{names}, and {count} more',
    removed: 'Taken off: {names}.',
    total: 'Set aside for HMRC: {total}.',
    none: 'The slip is empty.',
  },
  actions: {
    bar: 'See your slip',
    print: 'Print the slip',
    private: 'Nothing is sent or stored. The address of this page keeps your answers, so that a link carries them.',
    links: [
      { when: ['hmrc', 'exchangeOnly'], label: calendar, href: '/compliance-calendar?firm=exchange#planner' },
      { when: ['spi'], label: calendar, href: '/compliance-calendar?firm=spi#planner' },
      { when: ['api'], label: calendar, href: '/compliance-calendar?firm=api#planner' },
      {
        when: ['ticked'],
        label: 'Apply for membership',
        href: '/become-a-member?membershipCategory=0#membership-form',
      },
    ] satisfies { when: FirmFact[]; label: string; href: string }[],
  },
  table: {
    heading: 'Who needs what',
    text: 'All that the slip knows, with its reasons. Once you have answered, this shows what holds for your firm.',
    due: 'What is due',
    why: 'For whom, and why',
  },
});

export type DoINeedToRegister = typeof doINeedToRegister;
