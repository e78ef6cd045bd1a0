import { z } from 'zod';
import { readData } from '#content/schema/entries/yaml.server.ts';

const dialCode = z.string().regex(/^\+\d+( \d+)*$/, 'Write the code with its plus, e.g. +44.');

/** What the webinar registration form offers before its phone number (specification 3.3). */
export const dialCodes = Object.entries(readData('content/forms/dial-codes.yaml', z.record(z.string(), dialCode))).map(
  ([name, code]) => ({ code, name }),
);
