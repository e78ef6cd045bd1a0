import { hook } from '#components/behaviours/hook.ts';

/** Joins the buttons that save a firm's note and firmNote.client.ts. */
export const noteHooks = {
  save: hook('note-save'),
  status: hook('note-status'),
};
