import { defineWords } from '#content/schema/words.server.ts';

/** Forms of address and the codes that every form sends for them (specification 3.1 to 3.3). */
export const honorifics = defineWords('content/forms/honorifics.ts', [
  { value: '1', label: 'Mr.' },
  { value: '2', label: 'Mrs.' },
  { value: '3', label: 'Miss' },
  { value: '4', label: 'Dr.' },
]);
