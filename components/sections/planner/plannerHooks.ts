import { hook } from '#components/behaviours/hook.ts';

/** Joins the planner's components and its scripts. */
export const plannerHooks = {
  planner: hook('planner'),
  /** A planner that has planned a year. */
  planned: hook('planned'),
  result: hook('planner-result'),
  alert: hook('planner-alert'),
  leftOut: hook('planner-left-out'),
  summary: hook('planner-summary'),
  list: hook('planner-list'),
  without: hook('planner-without'),
  download: hook('planner-download'),
  print: hook('planner-print'),
  month: hook('planner-month'),
  date: hook('planner-date'),
  rule: hook('rule'),
  firms: hook('firms'),
  preset: hook('preset'),
  optional: hook('optional'),
  anyYear: hook('any-year'),
  monthName: hook('slot-month'),
  dates: hook('slot-dates'),
  title: hook('slot-title'),
  mark: hook('slot-mark'),
  /** Whether a date must, should or may be kept. */
  duty: hook('mark'),
  note: hook('slot-note'),
  remark: hook('slot-remark'),
  uncertain: hook('slot-uncertain'),
};
