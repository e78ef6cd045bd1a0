import { hook } from '#components/behaviours/hook.ts';

/** Joins Received.tsx with its scripts. */
export const membershipHooks = {
  copy: hook('sent-copy'),
  moment: hook('moment'),
  reference: hook('reference'),
  print: hook('print'),
  remove: hook('remove'),
  note: hook('sent-note'),
  noteTitle: hook('title'),
  noteIssuer: hook('issuer'),
  noteKind: hook('kind'),
};
