import { hook } from '#components/behaviours/hook.ts';

/** Joins the button that saves a firm's note and firmNote.client.ts. */
export const noteHooks = {
  save: hook('note-save'),
  status: hook('note-status'),
};
