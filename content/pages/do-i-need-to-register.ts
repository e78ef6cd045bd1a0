import { z } from 'zod';
import { sourceNamed } from '#content/figures/index.ts';
import { figureChecked, figureNumber, figureSource } from '#content/figures/lookup.server.ts';
import { defineWords } from '#content/schema/define.server.ts';
import { readData } from '#content/schema/entries/yaml.server.ts';
import { isoDate, slug, source, text } from '#content/schema/fields.server.ts';
import { addIssue } from '#content/schema/issues.server.ts';
import { fillFields } from '#content/schema/placeholders.server.ts';
import { slipWords } from '#content/site/reading-words.ts';

/**
 * A condition about a firm: names of facts and answers with a space between them, `a|b` for one
 * of several, `!a` for none.
 */
const when = text;
const link = z.strictObject({ label: text, href: text });
const each = z.enum(['premises', 'people']);
const choice = z.strictObject({ value: slug, label: text, text: text.optional() });
const question = z.strictObject({ legend: text, options: z.array(choice) });

const line = z
  .strictObject({
    id: slug,
    when,
    /** What the line is about, or a whole sentence, which needs no value. */
    name: text.max(84),
    /** What is due, in a few words; for an amount what one costs. */
    value: text.max(40).optional(),
    ask: z.enum(['hmrc', 'fca']).optional(),
    links: z.array(link).default([]),
    text,
    /** The slip has the text too, for what must not be left out on paper. */
    whole: z.boolean().optional(),
    /**
     * The pounds that count towards the total, by their names in content/figures: one, or the least
     * and the most.
     */
    figures: z.array(slug).max(2).optional(),
    /** What they are due for each of. */
    each: each.optional(),
    /** `MLRs 56`, `PSRs 138`, `ECSH45125`, a name of the file's own list, or that of a figure. */
    sources: z.array(text).default([]),
  })
  .refine(
    ({ name, value, ask, links }) => name.endsWith('.') || value || ask || links.length > 0,
    'Write a sentence as its name, its value, whom to ask, or a link.',
  );

const rulesSchema = z.strictObject({
  reviewed: isoDate,
  questions: z.strictObject({
    /** `trade: false` where it makes no difference in whose name a service is done. */
    does: z.strictObject({ legend: text, options: z.array(choice.extend({ trade: z.literal(false).optional() })) }),
    /** In whose name each service is done; an answer may be for some services only. */
    trade: z.strictObject({ legend: text, options: z.array(choice.extend({ only: z.array(slug).optional() })) }),
    principal: question,
    counts: z.array(z.strictObject({ name: each, label: text, text })),
    agents: choice,
    alone: choice,
    size: question,
    also: question,
  }),
  /**
   * The facts that can apply to a firm, in the order in which they are worked out
   * (components/sections/do-i-need-to-register/slip.shared.ts).
   */
  facts: z.record(text, z.strictObject({ text, when })),
  /**
   * Whom a line says to ask, where no source of ours says it for certain; on paper, its address or
   * its number.
   */
  ask: z.record(z.enum(['hmrc', 'fca']), link.extend({ name: text, written: text.optional() })),
  /** Where the slip leads, for whom. */
  links: z.array(link.extend({ when })),
  sources: z.record(z.string(), source),
  /** The last lines: what the first year costs, what payments add, and what to know about it. */
  total: z.strictObject({ label: text, beside: text, notes: z.array(z.strictObject({ when, text })) }),
  groups: z.array(
    z.strictObject({
      heading: text,
      /**
       * How the slip prints it: as large sentences or as rows, both without its heading; or folded
       * below the sum, as rows or as a list in running text.
       */
      look: z.enum(['answer', 'plain', 'rows', 'list']),
      lines: z.array(line),
    }),
  ),
});

type Rules = z.output<typeof rulesSchema>;

/** A condition names answers and facts above it: with any other name it would never be true. */
function checkConditionNames({ questions, facts, groups, links, total }: Rules, context: z.RefinementCtx): void {
  const { does, also, trade, principal, size, agents, alone } = questions;
  const known = new Set([agents.value, alone.value, 'people=1', ...also.options.map(({ value }) => value)]);
  for (const { value } of does.options)
    for (const how of ['', ...trade.options.map(({ value }) => `-${value}`)]) known.add(value + how);
  for (const { value } of principal.options) known.add(`principal=${value}`);
  for (const { value } of size.options) known.add(`size=${value}`);
  const check = ({ when }: { when: string }) => {
    for (const name of when.split(/[ |!]+/).filter((name) => name && !known.has(name)))
      addIssue(context, [], `“${when}”: there is no answer or fact “${name}” above it.`);
  };
  for (const [fact, condition] of Object.entries(facts)) {
    check(condition);
    known.add(fact);
  }
  for (const conditional of [...groups.flatMap(({ lines }) => lines), ...links, ...total.notes]) check(conditional);
}

const rules = readData(
  'content/pages/do-i-need-to-register.yaml',
  rulesSchema.superRefine(checkConditionNames),
  fillFields,
);

const sourceOf = (name: string): z.output<typeof source> & { checked?: string | undefined } =>
  sourceNamed(name) ?? rules.sources[name] ?? { ...figureSource(name), checked: figureChecked(name) };

const groups = rules.groups.map(({ lines, ...group }) => ({
  ...group,
  lines: lines.map(({ when, ask, figures, sources, ...line }) => ({
    ...line,
    when,
    firms: `If ${when
      .split(' ')
      .flatMap((fact) => rules.facts[fact]?.text ?? [])
      .join(', and ')}`,
    ask: ask && rules.ask[ask],
    sources: sources.map(sourceOf),
    pounds: figures?.map((name) => figureNumber(name)),
  })),
}));

export type SlipLine = (typeof groups)[number]['lines'][number];

/**
 * “Do I need to register?”: what a business does, and what follows from it, line by line as on a
 * till’s slip.
 */
export const doINeedToRegister = defineWords('content/pages/do-i-need-to-register.ts', {
  lead: 'Find out who you must register with, what it costs and what to do first.',
  /** The day of the last review of the rules. Not every figure was compared with its source. */
  reviewed: rules.reviewed,
  groups,
  facts: Object.entries(rules.facts).map(([fact, { when }]) => [fact, when]),
  ask: rules.ask,
  total: rules.total,
  questions: rules.questions,
  paper: slipWords,
  slip: {
    id: 'slip',
    label: 'Your slip',
    empty: 'Tick everything your business does, and your answer will print here.',
    sources: 'Sources, and who to ask',
  },
  /** What a screen reader announces after a change. */
  changes: {
    printed: 'Added',
    removed: 'Removed',
    none: 'The slip is empty.',
    cost: `${rules.total.label}: {sum}.`,
    costBeside: `${rules.total.label}: {sum} ${rules.total.beside}.`,
  },
  actions: {
    bar: 'See your slip',
    print: 'Print the slip',
    private: 'Nothing is sent or stored. Your answers are in the address of this page, so you can save or share it.',
    links: rules.links,
  },
  table: {
    heading: 'Who needs what',
    text: 'Who each line applies to, why, and where the rule comes from. Where we have checked a figure against its source, we show the date.',
    due: 'What you must do',
    why: 'Who it applies to, and why',
  },
});

export type DoINeedToRegister = typeof doINeedToRegister;
