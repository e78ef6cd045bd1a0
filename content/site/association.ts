import { z } from 'zod';
import { contentFolder } from '#content/schema/contentFolder.server.ts';
import { readData } from '#content/schema/entries/yaml.server.ts';
import { text } from '#content/schema/fields.server.ts';

/**
 * Who the association is: its name, how to reach it, and what companies (SI 2015/17, regulation 25)
 * and online services (SI 2002/2013, regulation 6) have to say.
 */
export const associationSchema = z.strictObject({
  name: text
    .max(30, 'Write at most 30 letters; the header of a phone has no room for more.')
    .describe('Name, as pages, feeds, files and search engines show it'),
  shortName: text
    .max(12, 'Write at most 12 letters; a phone shows no more below an icon.')
    .describe('Short name, at most 12 letters, for the icon on a phone'),
  email: z.email('Write an email address, e.g. enquiries@firm.co.uk.').describe('Email, the address for enquiries'),
  telephone: z
    .string()
    .regex(/^\+[1-9]\d{0,2}( \d+)+$/, 'Write it with the code of the country and spaces, e.g. +44 20 7946 0958.')
    .describe('Telephone, with the code of the country and spaces, e.g. +44 20 7946 0958'),
  legalForm: text.describe('Legal form, e.g. a company limited by guarantee'),
  companyNumber: z
    .string()
    .regex(/^[A-Z0-9]{8}$/, 'Write its eight figures or letters in quotes, e.g. "01234567".')
    .optional()
    .describe('Company number, eight figures or letters, or nothing if it is not a company'),
  registeredIn: z
    .enum(['England and Wales', 'Wales', 'Scotland', 'Northern Ireland'])
    .optional()
    .describe('Registered in, or nothing if it is not a company'),
  address: text.describe('Registered office, or the postal address if it is not a company'),
  vatNumber: z
    .string()
    .regex(/^GB\d{9}$/, 'Write GB and nine figures.')
    .optional()
    .describe('VAT number, GB and nine figures, or nothing where it charges no VAT'),
  feesIncludeVat: z.boolean().default(true).describe('The fees include VAT, on where they do'),
  sample: z.boolean().default(false).describe('Sample, on until all of this is true'),
});

/** The association itself. */
export const association = readData(`${contentFolder}/site/association.yaml`, associationSchema);
