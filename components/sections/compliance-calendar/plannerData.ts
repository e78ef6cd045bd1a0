import type { ComplianceCalendar, ComplianceRule, Mark } from '#content/pages/compliance-calendar.ts';

/** How often a date comes where nothing else is said. */
export const MONTHS_OF_YEAR = 12;

type Date = ComplianceRule['dates'][number];

/** A date of a rule, without the words of when it falls, which the page shows itself, and without what is usual. */
export type RuleDate = Omit<Date, 'when' | 'every' | 'shift'> & Partial<Pick<Date, 'every' | 'shift'>>;

export type Rule = {
  id: string;
  /** The kinds of firm that it can concern, and those for which it is ticked at first. */
  firms: readonly string[];
  preset: readonly string[];
  fields: { name: string; ask?: string | undefined; anyYear?: boolean }[];
  dates: RuleDate[];
  /** Its first source, for dates that have none of their own. */
  link: ComplianceRule['sources'][number];
};

/** What CompliancePlanner.tsx passes to its script, as JSON in a script element. */
export type PlannerData = {
  rules: Rule[];
  marks: Record<Mark, string>;
  holidays: Omit<ComplianceCalendar['bankHolidays'], 'text' | 'source'>;
  texts: Pick<
    ComplianceCalendar['plan'],
    'summary' | 'summaryOne' | 'none' | 'later' | 'doubtful' | 'closed' | 'missed' | 'uncertain'
  > &
    Pick<ComplianceCalendar['firm'], 'missing'>;
  file: ComplianceCalendar['file'] & { producer: string; host: string };
};
