import { isShown } from '#content/schema/entries/publication.server.ts';
import { association } from './association.ts';
import { sampleWord } from './reading-words.ts';

const { legalForm, companyNumber, registeredIn, address, vatNumber, feesIncludeVat, sample } = association;
const office = companyNumber ? 'Registered office' : 'Address';
const register =
  registeredIn && companyNumber && `, registered in ${registeredIn} under company number ${companyNumber}`;
const is = `is ${legalForm}${register ?? ''}. ${office}: ${address}.${vatNumber ? ` VAT number ${vatNumber}.` : ''}`;

/**
 * A paragraph about the association in Markdown: a callout while it is a sample, and nothing where
 * samples are left out.
 */
const asMarkdown = (text: string) => {
  if (!isShown(association)) return '';
  return sample ? `> ### ${sampleWord}\n>\n> ${text}` : text;
};

const withVat = feesIncludeVat ? 'The fees include VAT.' : 'VAT is added to the fees.';
const vat = vatNumber ? withVat : 'The association is not registered for VAT and does not charge it.';

/**
 * Whether VAT is in the fees, before other words about them: with the tag of a sample, or nothing
 * where those are left out.
 */
export const vatOfFees = isShown(association) ? `${sample ? `${sampleWord}: ` : ''}${vat} ` : '';

/** What the terms say of the association, and of VAT. */
export const imprintOfTerms = asMarkdown(`The association ${is} ${vat}`);

/** The postal address in the privacy policy. */
export const postalAddress = asMarkdown(`Our postal address is ${address}.`);
