import { define } from '#content/schema/define.server.ts';
import { figuresSchema } from './schema.server.ts';
import { SUP_16_13 } from './sources.server.ts';

const COMPLAINTS = { title: 'FCA: how to complain', url: 'https://www.fca.org.uk/consumers/how-complain' };
const SUP_3A = { title: 'FCA Handbook, SUP 3A', url: 'https://www.handbook.fca.org.uk/handbook/SUP/3A/' };
const SMALL_INSTITUTION = {
  title: 'PSRs, regulation 14',
  url: 'https://www.legislation.gov.uk/uksi/2017/752/regulation/14',
};
const CAPITAL = {
  title: 'PSRs, schedule 3',
  url: 'https://www.legislation.gov.uk/uksi/2017/752/schedule/3',
};
const ACCOUNT_CLOSURE = { title: 'SI 2025/688', url: 'https://www.legislation.gov.uk/uksi/2025/688' };

/** Firms that the FCA registers or authorises: permissions, returns, safeguarding, conduct, and their own bank accounts. */
export const paymentFigures = define('content/figures/payments.ts', figuresSchema, {
  'small-institution': {
    what: 'The monthly average of payment transactions that a small payment institution stays below.',
    unit: 'euros',
    values: [{ value: 3_000_000 }],
    source: SMALL_INSTITUTION,
    checked: '2026-11-23',
  },
  'small-institution-period': {
    what: 'Over which that average is taken.',
    unit: 'months',
    values: [{ value: 12 }],
    source: SMALL_INSTITUTION,
    checked: '2026-11-23',
  },
  'small-institution-exceeded': {
    what: 'In which a firm above that average applies for authorisation, or stops.',
    unit: 'days',
    values: [{ value: 30 }],
    source: { title: 'PSRs, regulation 16', url: 'https://www.legislation.gov.uk/uksi/2017/752/regulation/16' },
    checked: '2026-11-23',
  },
  'capital-remittance': {
    what: 'Initial capital of an authorised payment institution whose only service is remittance.',
    unit: 'euros',
    values: [{ value: 20_000 }],
    source: CAPITAL,
    checked: '2026-11-23',
  },
  capital: {
    what: 'Initial capital of an authorised payment institution with wider services.',
    unit: 'euros',
    values: [{ value: 125_000 }],
    source: CAPITAL,
    checked: '2026-11-23',
  },
  'late-return': {
    what: 'The FCA’s fee for a return that does not come in time.',
    unit: 'pounds',
    values: [{ value: 250 }],
    source: { title: 'FCA: the FIN074 return', url: 'https://www.fca.org.uk/firms/regdata/fin074-returns' },
    checked: '2026-11-22',
  },
  'fsa056-due': {
    what: 'In which FSA056 is due after the accounting reference date.',
    unit: 'business days',
    values: [{ value: 30 }],
    source: SUP_16_13,
    checked: '2026-11-23',
  },
  'fsa057-year-end': {
    what: 'The last day of the year that FSA057 covers.',
    unit: 'day of the year',
    values: [{ value: '12-31' }],
    source: SUP_16_13,
    checked: '2026-11-23',
  },
  'safeguarding-return-due': {
    what: 'In which the safeguarding return is due after each month.',
    unit: 'business days',
    values: [{ value: 15 }],
    source: {
      title: 'FCA, PS25/12',
      url: 'https://www.fca.org.uk/publications/policy-statements/ps25-12-changes-safeguarding-regime-payments-and-e-money-firms',
    },
  },
  'rep017-interval': {
    what: 'How often payment service providers that are not small payment institutions send REP017.',
    unit: 'months',
    values: [{ value: 6 }],
    source: {
      title: 'FCA Handbook, SUP 16 Annex 27F',
      url: 'https://www.handbook.fca.org.uk/handbook/SUP/16/Annex27F.html',
    },
  },
  'board-report': {
    what: 'How old the report on customers’ outcomes under the Consumer Duty may be.',
    unit: 'months',
    values: [{ value: 12 }],
    source: { title: 'FCA Handbook, PRIN 2A.8', url: 'https://www.handbook.fca.org.uk/handbook/PRIN/2A/' },
  },
  'audit-exemption': {
    what: 'A firm that has not had to safeguard more needs no safeguarding audit.',
    unit: 'pounds',
    values: [{ value: 100_000 }],
    source: SUP_3A,
  },
  'audit-exemption-period': {
    what: 'For how long at least it has not had to safeguard more.',
    unit: 'weeks',
    values: [{ value: 53 }],
    source: SUP_3A,
  },
  'resolution-pack': {
    what: 'In which the resolution pack can be retrieved.',
    unit: 'hours',
    values: [{ value: 48 }],
    source: { title: 'FCA Handbook, CASS 10A', url: 'https://www.handbook.fca.org.uk/handbook/CASS/10A/' },
  },
  'payment-complaint': {
    what: 'In which a complaint about a payment service is answered.',
    unit: 'business days',
    values: [{ value: 15 }],
    source: COMPLAINTS,
    checked: '2026-11-22',
  },
  'payment-complaint-most': {
    what: 'The same where the delay is beyond the firm’s control and it has said why.',
    unit: 'business days',
    values: [{ value: 35 }],
    source: COMPLAINTS,
    checked: '2026-11-22',
  },
  'other-complaint': {
    what: 'In which complaints about other services are answered.',
    unit: 'weeks',
    values: [{ value: 8 }],
    source: COMPLAINTS,
  },
  ombudsman: {
    what: 'In which a complaint can go to the Ombudsman after the final response.',
    unit: 'months',
    values: [{ value: 6 }],
    source: { title: 'FCA Handbook, DISP 2.8.2R', url: 'https://www.handbook.fca.org.uk/handbook/DISP/2/8.html' },
    checked: '2026-11-22',
  },
  'payment-records': {
    what: 'For how long records under parts 2 to 5 of the Payment Services Regulations are kept.',
    unit: 'years',
    values: [{ value: 5 }],
    source: { title: 'PSRs, regulation 31', url: 'https://www.legislation.gov.uk/uksi/2017/752/regulation/31' },
    checked: '2026-11-22',
  },
  'account-closure': {
    what: 'A bank’s notice for payment account contracts made on or after the day.',
    unit: 'days',
    values: [{ from: '2026-04-28', value: 90 }],
    source: ACCOUNT_CLOSURE,
  },
  'account-closure-older': {
    what: 'A bank’s notice for older payment account contracts.',
    unit: 'months',
    values: [{ value: 2 }],
    source: ACCOUNT_CLOSURE,
  },
});
