import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { text } from '#content/schema/fields.server.ts';

/** Forms of address and the codes that every form sends for them (specification 3.1 to 3.3). */
export const titles = define(
  'content/forms/honorifics.ts',
  z.array(z.strictObject({ value: z.enum(['1', '2', '3', '4']), label: text })),
  [
    { value: '1', label: 'Mr.' },
    { value: '2', label: 'Mrs.' },
    { value: '3', label: 'Miss' },
    { value: '4', label: 'Dr.' },
  ],
);
