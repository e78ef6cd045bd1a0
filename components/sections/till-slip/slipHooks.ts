import { hook } from '#components/behaviours/hook.ts';

/** Joins the till slip's components and its script. */
export const slipHooks = {
  /** The sentences that the script speaks. */
  changes: hook('slip-changes'),
  /** Of which firms something holds, as `when` of the content, separated by spaces. */
  when: hook('slip-when'),
  paper: hook('slip-paper'),
  /** A paper with lines. */
  printed: hook('slip-printed'),
  /** A paper that is as wide as the printer's while its length is measured. */
  measured: hook('slip-measured'),
  group: hook('slip-group'),
  line: hook('slip-line'),
  name: hook('slip-name'),
  value: hook('slip-value'),
  /** The pounds of a line's fee, what they are due for each of, and where its number stands. */
  pounds: hook('slip-pounds'),
  each: hook('slip-each'),
  count: hook('slip-count'),
  total: hook('slip-total'),
  /** A reference to a source, by its place in the list at the foot. */
  source: hook('slip-source'),
  sources: hook('slip-sources'),
  day: hook('slip-day'),
  status: hook('slip-status'),
  bar: hook('slip-bar'),
  print: hook('slip-print'),
};
