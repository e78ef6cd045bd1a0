import { z } from 'zod';
import { figureChecked, figureNumber, figureSource } from '#content/figures/lookup.server.ts';
import { sourceNamed } from '#content/figures/sources.server.ts';
import { readText } from '#content/schema/contentFolder.server.ts';
import { defineWords } from '#content/schema/define.server.ts';
import { readData } from '#content/schema/entries/yaml.server.ts';
import { isoDate, slug, source, text } from '#content/schema/fields.server.ts';
import { fillFields } from '#content/schema/placeholders.server.ts';

const DATA = 'content/pages/do-i-need-to-register.yaml';

/** What can hold of a firm; the file says of each what it means, and components/sections/do-i-need-to-register/slip.ts when it holds. */
const FACTS = [
  ...(['ticked', 'own', 'hmrc', 'fcaSupervised', 'agents', 'staffed', 'exempt'] as const),
  ...(['exchangeOnly', 'payments', 'remits', 'spi', 'api'] as const),
  ...(['agent', 'agentHmrc', 'agentFca', 'excluded', 'beyondExclusion'] as const),
];
const firmFact = z.enum(FACTS, `Write one of FACTS in content/pages/do-i-need-to-register.ts, or add a fact there.`);

export type FirmTrait = z.output<typeof firmFact>;

/** What has to hold of a firm, all of it. */
const when = z.array(firmFact).min(1);
const link = z.strictObject({ label: text, href: text });
const each = z.enum(['premises', 'people']);
const choice = z.strictObject({ value: slug, label: text, text: text.optional() });
const question = z.strictObject({ legend: text, options: z.array(choice) });

const line = z
  .strictObject({
    id: slug,
    when,
    name: text.max(24),
    /** What is due, in a word or two; for an amount what one costs. */
    value: text.max(26).optional(),
    ask: z.enum(['hmrc', 'fca']).optional(),
    links: z.array(link).default([]),
    text,
    /** The pounds that count towards the total, by their name in content/figures, and what they are due for each of. */
    figure: slug.optional(),
    each: each.optional(),
    /** `MLRs 56`, `PSRs 138`, `ECSH45125`, a name of the file's own list, or that of a figure. */
    sources: z.array(text).default([]),
  })
  .refine(({ value, ask, links }) => value || ask || links.length > 0, 'Write its value, whom to ask, or a link.');

const rules = readData(
  DATA,
  z.strictObject({
    checked: isoDate,
    questions: z.strictObject({
      does: question,
      as: question,
      counts: z.array(z.strictObject({ name: each, label: text })),
      alone: choice,
      size: question,
    }),
    /** What each means to a reader of the table. */
    firms: z.record(firmFact, text),
    /** Whom a line says to ask, where no source of ours says it for certain. */
    ask: z.record(z.enum(['hmrc', 'fca']), link),
    /** Where the slip leads, for whom. */
    links: z.array(link.extend({ when })),
    sources: z.record(z.string(), source),
    groups: z.array(
      z.strictObject({
        heading: text,
        /** How the slip prints it: large, with a total, without its heading, or as a list in running text. */
        look: z.enum(['answer', 'fees', 'plain', 'list']),
        lines: z.array(line),
      }),
    ),
  }),
  fillFields,
);

const sourceOf = (name: string): z.output<typeof source> & { checked?: string | undefined } =>
  sourceNamed(name) ?? rules.sources[name] ?? { ...figureSource(name), checked: figureChecked(name) };

const groups = rules.groups.map(({ lines, ...group }) => ({
  ...group,
  lines: lines.map(({ when, ask, links, figure, sources, ...line }) => ({
    ...line,
    when,
    firms: when.map((fact) => rules.firms[fact]).join('. '),
    links: [...(ask ? [rules.ask[ask]] : []), ...links],
    sources: sources.map(sourceOf),
    pounds: figure && figureNumber(figure),
  })),
}));

export type SlipLine = (typeof groups)[number]['lines'][number];

/** The days on which the figures that the file names were compared with their sources. */
const checks = [...readText(DATA).matchAll(/\{([a-z0-9-]+)\}/g)].flatMap(([, name = '']) => figureChecked(name) ?? []);

const TOTAL = 'Set aside for HMRC';

/** “Do I need to register?”: what a counter does, and what follows from it, line by line as on a till’s slip. */
export const doINeedToRegister = defineWords('content/pages/do-i-need-to-register.ts', {
  lead: 'Who registers you, what it costs, and what comes first.',
  /** The day on which the rules were compared with their sources; a figure that was compared earlier makes it earlier. */
  checked: [rules.checked, ...checks].sort()[0] ?? rules.checked,
  groups,
  questions: rules.questions,
  slip: {
    id: 'slip',
    label: 'Your slip',
    empty: 'Tick what your counter does. Each answer prints here.',
    total: TOTAL,
    totalText: 'In the first year. The test is a budget: ask HMRC.',
  },
  /** What a screen reader hears of a change. */
  changes: {
    printed: 'Printed',
    removed: 'Taken off',
    total: TOTAL,
    none: 'The slip is empty.',
  },
  actions: {
    bar: 'See your slip',
    print: 'Print the slip',
    private: 'Nothing is sent or stored. The address of this page keeps your answers, so that a link carries them.',
    links: rules.links,
  },
  table: {
    heading: 'Who needs what',
    text: 'Every duty on one page: whom it binds, why, and who says so.',
    due: 'What is due',
    why: 'For whom, and why',
  },
});

export type DoINeedToRegister = typeof doINeedToRegister;
