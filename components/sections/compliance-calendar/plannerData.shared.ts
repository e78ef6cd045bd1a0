import * as z from 'zod/mini';
import type { Mark } from '#content/pages/compliance-calendar.ts';

/** How often a date comes where nothing else is said. */
export const MONTHS_OF_YEAR = 12;

const whole = z.optional(z.number());
const link = z.object({ title: z.string(), url: z.string() });
const mark = z.literal(['must', 'should', 'advice'] satisfies Mark[]);

/**
 * A date of a rule as content has it, without the words of when it falls, which the page shows
 * itself.
 */
const ruleDate = z.object({
  title: z.string(),
  note: z.string(),
  mark,
  begins: z.optional(z.boolean()),
  field: z.optional(z.string()),
  day: z.optional(z.string()),
  unless: z.optional(z.string()),
  /** Left out where it is a year, as most are. */
  every: z._default(z.number(), MONTHS_OF_YEAR),
  source: z.optional(link),
  shift: z._default(z.object({ months: whole, days: whole, businessDays: whole }), {}),
});

const rule = z.object({
  id: z.string(),
  /**
   * The kinds of firm that it can concern, and those for which it is ticked at first, where these
   * aren't all of them.
   */
  firms: z.array(z.string()),
  preset: z.optional(z.array(z.string())),
  fields: z.array(
    z.object({
      name: z.string(),
      /** A day is suggested while the field is empty. */
      isAdvice: z._default(z.boolean(), false),
      /** Day and month count and the year doesn't. */
      anyYear: z._default(z.boolean(), false),
    }),
  ),
  dates: z.array(ruleDate),
  /** Its first source, for dates that have none of their own. */
  link,
});

const ROW_TEXTS = ['undated', 'undatedTitle', 'later', 'doubtful', 'closed', 'uncertain'] as const;

/** What CompliancePlanner.tsx passes to its script, as JSON in a script element. */
export const plannerData = z.object({
  rules: z.array(rule),
  marks: z.record(mark, z.object({ label: z.string() })),
  holidays: z.object({ from: z.string(), to: z.string(), days: z.array(z.string()) }),
  texts: z.record(z.literal(['missing', 'summary', 'summaryOne', 'none', 'overdue', ...ROW_TEXTS]), z.string()),
  file: z.record(z.literal(['name', 'title', 'produced', 'advice', 'producer']), z.string()),
});

export type Rule = z.output<typeof rule>;
/** What the page writes; the script adds the defaults. */
export type PlannerInput = z.input<typeof plannerData>;
export type PlannerData = z.output<typeof plannerData>;
