import { z } from 'zod';
import { associationFile } from '#content/schema/contentFolder.server.ts';
import { isShown } from '#content/schema/entries/publication.server.ts';
import { readData } from '#content/schema/entries/yaml.server.ts';
import { text } from '#content/schema/fields.server.ts';
import { fillFields } from '#content/schema/placeholders.server.ts';
import { sampleWord } from './reading-words.ts';
import { site } from './site.ts';

/** Who is behind the site, as companies (SI 2015/17, regulation 25) and online services (SI 2002/2013, regulation 6) have to say. */
export const associationSchema = z.strictObject({
  legalForm: text.describe('Legal form, e.g. a company limited by guarantee'),
  companyNumber: z
    .string()
    .regex(/^[A-Z0-9]{8}$/, 'Write its eight figures or letters in quotes, e.g. "01234567".')
    .optional()
    .describe('Company number, eight figures or letters, or nothing where it is no company'),
  registeredIn: z
    .enum(['England and Wales', 'Wales', 'Scotland', 'Northern Ireland'])
    .optional()
    .describe('Registered in, or nothing where it is no company'),
  address: text.describe('Registered office, or the postal address where it is no company'),
  vatNumber: z
    .string()
    .regex(/^GB\d{9}$/, 'Write GB and nine figures.')
    .optional()
    .describe('VAT number, GB and nine figures, or nothing where it charges no VAT'),
  feesIncludeVat: z.boolean().default(true).describe('The fees include VAT, on where they do'),
  /** Sample that the association has still to replace; `npm run launch-check` lists it. */
  sample: z.boolean().default(false).describe('Sample, on until all of this is true'),
});

/** Who is behind the site. */
export const association = readData(associationFile, associationSchema, fillFields);

const { legalForm, companyNumber, registeredIn, address, vatNumber, feesIncludeVat, sample } = association;
const office = companyNumber ? 'Registered office' : 'Address';
const register = registeredIn && companyNumber && `, registered in ${registeredIn} with number ${companyNumber}`;

/** What the foot of every page says of the association; left out while it is a sample that is not shown. */
export const imprint = isShown(association)
  ? {
      tag: sample ? sampleWord : undefined,
      text: `${site.siteName} is ${legalForm}${register ?? ''}. ${office}: ${address}.${vatNumber ? ` VAT number ${vatNumber}.` : ''}`,
    }
  : undefined;

/** A paragraph about the association in Markdown: a callout while it is a sample, and nothing where samples are left out. */
const asMarkdown = (text: string) => {
  if (!imprint) return '';
  return sample ? `> ### ${sampleWord}\n>\n> ${text}` : text;
};

const vat = feesIncludeVat ? 'The fees below include VAT.' : 'VAT is added to the fees below.';

/** What the terms say of the association, and of VAT. */
export const imprintOfTerms = asMarkdown(
  `The association is ${legalForm}${register ?? ''}. ${office}: ${address}. ${
    vatNumber ? `Its VAT number is ${vatNumber}. ${vat}` : 'It is not registered for VAT, and charges none.'
  }`,
);

/** The postal address in the privacy policy. */
export const postalAddress = asMarkdown(`Our postal address is ${address}.`);
