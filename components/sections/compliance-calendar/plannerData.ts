import * as z from 'zod/mini';
import type { Mark } from '#content/pages/compliance-calendar.ts';

const whole = z.optional(z.number());
const link = z.object({ title: z.string(), url: z.string() });
const mark = z.enum(['must', 'should', 'advice'] satisfies Mark[]);

/** A date of a rule as content has it, without the words of when it falls, which the page shows itself. */
const ruleDate = z.object({
  title: z.string(),
  note: z.string(),
  mark,
  begins: z.optional(z.boolean()),
  field: z.optional(z.string()),
  day: z.optional(z.string()),
  unless: z.optional(z.string()),
  every: z.number(),
  source: z.optional(link),
  shift: z.object({ months: whole, days: whole, businessDays: whole }),
});

const rule = z.object({
  id: z.string(),
  /** The kinds of firm that it can concern, and those for which it is ticked at first. */
  firms: z.array(z.string()),
  preset: z.array(z.string()),
  fields: z.array(
    z.object({
      name: z.string(),
      /** A day is suggested while the field is empty. */
      isAdvice: z.boolean(),
      /** Day and month count and the year doesn't. */
      anyYear: z.boolean(),
    }),
  ),
  dates: z.array(ruleDate),
  /** Its first source, for dates that have none of their own. */
  link,
});

/** What CompliancePlanner.tsx passes to its script, as JSON in a script element. */
export const plannerData = z.object({
  rules: z.array(rule),
  marks: z.record(mark, z.object({ label: z.string() })),
  holidays: z.object({ from: z.string(), to: z.string(), days: z.array(z.string()) }),
  texts: z.record(
    z.enum(['missing', 'summary', 'summaryOne', 'none', 'overdue', 'later', 'doubtful', 'closed', 'uncertain']),
    z.string(),
  ),
  file: z.record(z.enum(['name', 'title', 'produced', 'advice', 'producer']), z.string()),
});

export type Rule = z.output<typeof rule>;
export type PlannerData = z.output<typeof plannerData>;
