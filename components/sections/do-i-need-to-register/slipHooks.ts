import { hook } from '#components/behaviours/hook.ts';

/** Joins the till slip's components and its script. */
export const slipHooks = {
  /** The sentences that the script speaks. */
  changes: hook('slip-changes'),
  /** What has to hold of a firm for something to show; a row of the table shows before the first answer too. */
  when: hook('slip-when'),
  row: hook('slip-row'),
  paper: hook('slip-paper'),
  /** A paper with lines; and one that is as wide as the printer's while its length is measured. */
  printed: hook('slip-printed'),
  measured: hook('slip-measured'),
  value: hook('slip-value'),
  /** The pounds of a line's fee, and what they are due for each of. */
  pounds: hook('slip-pounds'),
  each: hook('slip-each'),
  count: hook('slip-count'),
  /** Where the total stands: on the slip, and in the bar below the questions. */
  total: hook('slip-total'),
  /** A reference to a source, by its place in the list. */
  source: hook('slip-source'),
};
