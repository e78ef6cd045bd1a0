import type { API_PATHS } from '#components/forms/apiPaths.ts';

/** One of the two forms. */
export type FormName = keyof typeof API_PATHS;

/** Where the page of the enquiry form says that an enquiry was sent, if it was sent without JavaScript. */
export const SENT_ID = 'sent';
