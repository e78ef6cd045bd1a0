import { define } from '#content/schema/define.server.ts';
import { figuresSchema } from './schema.server.ts';
import { regulation } from './sources.server.ts';

const TRANSFERS = 'https://www.legislation.gov.uk/eur/2015/847';

/** What the Money Laundering Regulations and the funds transfer rules ask of a firm about its customers. */
export const customerFigures = define('content/figures/customers.ts', figuresSchema, {
  'transfer-limit': {
    what: 'Above it, an occasional transfer of funds needs due diligence.',
    unit: 'pounds',
    values: [{ from: '2026-06-30', value: 800 }],
    source: regulation('27'),
    checked: '2026-11-23',
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
    checked: '2026-11-23',
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
    checked: '2026-11-23',
  },
  'border-cash': {
    what: 'From it on, cash carried into or out of Great Britain is declared.',
    unit: 'pounds',
    values: [{ value: 10_000 }],
    source: { title: 'GOV.UK: bringing cash into the UK', url: 'https://www.gov.uk/bringing-cash-into-uk' },
    checked: '2026-11-23',
  },
  'eu-cash-cap': {
    what: 'The most cash that a trader in the European Union may take from 10 July 2027.',
    unit: 'euros',
    values: [{ value: 10_000 }],
    source: {
      title: 'Regulation (EU) 2024/1624, article 80',
      url: 'https://eur-lex.europa.eu/eli/reg/2024/1624/oj',
    },
    checked: '2026-11-23',
  },
  'beneficial-owner': {
    what: 'Above it, a share of shares or votes in general makes a beneficial owner of a company.',
    unit: 'percent',
    values: [{ value: 25 }],
    source: regulation('5'),
    checked: '2026-11-23',
  },
  'record-keeping': {
    what: 'For how long records of due diligence and transactions are kept.',
    unit: 'years',
    values: [{ value: 5 }],
    source: regulation('40'),
    checked: '2026-11-23',
  },
  'record-keeping-most': {
    what: 'Beyond it, records of transactions within a relationship need not be kept.',
    unit: 'years',
    values: [{ value: 10 }],
    source: regulation('40'),
    checked: '2026-11-23',
  },
  'transfer-information-limit': {
    what: 'Up to it, a transfer that leaves the UK may carry names and numbers alone.',
    unit: 'euros',
    values: [{ value: 1000 }],
    source: { title: 'Regulation (EU) 2015/847, article 6', url: TRANSFERS },
  },
  'transfer-information-answer': {
    what: 'In which the full data of a transfer within the UK are given on request.',
    unit: 'working days',
    values: [{ value: 3 }],
    source: { title: 'Regulation (EU) 2015/847, article 5', url: TRANSFERS },
    checked: '2026-11-23',
  },
  'transfer-information-records': {
    what: 'For how long the information on a transfer is kept.',
    unit: 'years',
    values: [{ value: 5 }],
    source: { title: 'Regulation (EU) 2015/847, article 16', url: TRANSFERS },
    checked: '2026-11-23',
  },
  'pooled-records': {
    what: 'For how long the holder of a pooled account keeps records of payments in and out.',
    unit: 'years',
    values: [{ from: '2026-06-30', value: 5 }],
    source: regulation('29'),
    checked: '2026-11-23',
  },
  'exposed-after-office': {
    what: 'For how long at least a politically exposed person is treated as one after leaving office.',
    unit: 'months',
    values: [{ value: 12 }],
    source: regulation('35'),
    checked: '2026-11-23',
  },
});
