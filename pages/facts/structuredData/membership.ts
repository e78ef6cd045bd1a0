import type { Service } from 'schema-dts';
import { home } from '#content/pages/home.ts';
import { site } from '#content/site/site.ts';
import { associationId } from './association.ts';

const url = `${site.origin}/become-a-member`;

/** Membership and its two annual fees. */
export const membership: Service = {
  '@type': 'Service',
  '@id': `${url}#membership`,
  name: home.fees.heading,
  url,
  provider: { '@id': associationId },
  offers: home.fees.notes.map(({ name, pounds }) => ({
    '@type': 'Offer',
    name,
    price: pounds,
    priceCurrency: 'GBP',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: pounds,
      priceCurrency: 'GBP',
      // A year, as UN/CEFACT codes it.
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'ANN' },
    },
  })),
};
