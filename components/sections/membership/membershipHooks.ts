import { hook } from '#components/behaviours/hook.ts';

/** Joins SentCopy.tsx and Received.tsx with their scripts. */
export const membershipHooks = {
  copy: hook('sent-copy'),
  moment: hook('moment'),
  reference: hook('reference'),
  print: hook('print'),
  remove: hook('remove'),
  note: hook('sent-note'),
  noteTitle: hook('title'),
  noteSent: hook('sent'),
  noteKind: hook('kind'),
};
