import { define } from '#content/schema/define.server.ts';
import { figuresSchema } from './schema.server.ts';
import { regulation } from './sources.server.ts';

/** What the Money Laundering Regulations ask of a firm about its customers. */
export const customerFigures = define('content/figures/customers.ts', figuresSchema, {
  'transfer-limit': {
    what: 'Above it, an occasional transfer of funds needs due diligence.',
    unit: 'pounds',
    values: [{ from: '2026-06-30', value: 800 }],
    source: regulation('27'),
  },
  'transfer-limit-euros': {
    what: 'The same limit until 29 June 2026.',
    unit: 'euros',
    values: [{ value: 1000 }],
    source: regulation('27'),
  },
  'exchange-limit': {
    what: 'From it on, any other occasional transaction needs due diligence.',
    unit: 'pounds',
    values: [{ from: '2026-06-30', value: 12_000 }],
    source: regulation('27'),
  },
  'exchange-limit-euros': {
    what: 'The same limit until 29 June 2026.',
    unit: 'euros',
    values: [{ value: 15_000 }],
    source: regulation('27'),
  },
  'dealers-cash': {
    what: 'The cash figure of high value dealers, which is not one of money service businesses.',
    unit: 'pounds',
    values: [{ value: 10_000 }],
    source: regulation('14'),
  },
  'border-cash': {
    what: 'From it on, cash carried into or out of Great Britain is declared.',
    unit: 'pounds',
    values: [{ value: 10_000 }],
    source: { title: 'GOV.UK: bringing cash into the UK', url: 'https://www.gov.uk/bringing-cash-into-uk' },
  },
  'beneficial-owner': {
    what: 'Above it, a share of shares or votes in general makes a beneficial owner of a company.',
    unit: 'percent',
    values: [{ value: 25 }],
    source: regulation('5'),
    checked: '2026-11-22',
  },
  'record-keeping': {
    what: 'For how long records of due diligence and transactions are kept.',
    unit: 'years',
    values: [{ value: 5 }],
    source: regulation('40'),
    checked: '2026-11-22',
  },
  'record-keeping-most': {
    what: 'Beyond it, records of transactions within a relationship need not be kept.',
    unit: 'years',
    values: [{ value: 10 }],
    source: regulation('40'),
  },
});
