import { hook } from '#components/behaviours/hook.ts';

/** Joins the planner's components and its scripts. */
export const plannerHooks = {
  planner: hook('planner'),
  /** A planner that has planned a year. */
  planned: hook('planned'),
  result: hook('planner-result'),
  alert: hook('planner-alert'),
  summary: hook('planner-summary'),
  /** The next dates, and the rest of the year. */
  next: hook('planner-next'),
  rest: hook('planner-rest'),
  download: hook('planner-download'),
  print: hook('planner-print'),
  row: hook('planner-row'),
  when: hook('slot-when'),
  titles: hook('slot-titles'),
  mark: hook('slot-mark'),
  /** Whether a date must, should or may be kept. */
  duty: hook('mark'),
  remark: hook('slot-remark'),
  note: hook('slot-note'),
  /** The addresses of the sources, by number: on paper alone. */
  sources: hook('planner-sources'),
};
