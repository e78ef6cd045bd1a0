import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { path, text } from '#content/schema/fields.server.ts';

/** The 404 page; its heading is the client's copy, kept to the letter (specification 2.1). */
export const notFound = define(
  'content/pages/not-found.ts',
  z.strictObject({ heading: text, text, button: z.strictObject({ label: text, href: path }) }),
  {
    heading: 'Opps! Page not found',
    text: 'The page you asked for does not exist. It may have been moved or taken down.',
    button: { label: 'Back to Home', href: '/' },
  },
);

export type NotFoundContent = typeof notFound;
