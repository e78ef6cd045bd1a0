import type { ComplianceDate, ComplianceMark } from '#content/pages/compliance-calendar.ts';
import type { BankHolidays } from './calendarDate.ts';

export type Link = { title: string; url: string };

/** A date of a rule as content has it, without the words of when it falls, which the page shows itself. */
export type RuleDate = Omit<ComplianceDate, 'when'>;

/** What CompliancePlanner.tsx passes to its script, as JSON in `data-planner`. */
export type PlannerData = {
  rules: { id: string; dates: RuleDate[] }[];
  marks: Record<ComplianceMark, string>;
  holidays: BankHolidays;
  texts: Record<
    | 'summary'
    | 'summaryOne'
    | 'none'
    | 'nothingChosen'
    | 'missing'
    | 'doubtful'
    | 'leftOut'
    | 'withoutDate'
    | 'withoutDateOne',
    string
  >;
  file: { name: string; title: string; produced: string; producer: string; host: string };
};
