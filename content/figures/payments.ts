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
const APP_FRAUD = { title: 'Payment Systems Regulator: APP scams', url: 'https://www.psr.org.uk/our-work/app-scams/' };
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
    source: { title: 'FCA Handbook, SUP 16.3', url: 'https://www.handbook.fca.org.uk/handbook/SUP/16/3.html' },
    checked: '2026-11-23',
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
    source: { title: 'FCA Handbook, SUP 16.14A', url: 'https://www.handbook.fca.org.uk/handbook/SUP/16/14A.html' },
  },
  'rep017-interval': {
    what: 'How often payment service providers that are not small payment institutions send REP017.',
    unit: 'months',
    values: [{ value: 6 }],
    source: {
      title: 'FCA Handbook, SUP 16 Annex 27F',
      url: 'https://www.handbook.fca.org.uk/handbook/SUP/16/Annex27F.html',
    },
    checked: '2026-11-23',
  },
  'rep017-due': {
    what: 'In which REP017 is due after the period that it covers.',
    unit: 'months',
    values: [{ value: 2 }],
    source: SUP_16_13,
  },
  'rep-crim-due': {
    what: 'In which REP-CRIM is due after the accounting reference date.',
    unit: 'business days',
    values: [{ value: 60 }],
    source: { title: 'FCA Handbook, SUP 16.23', url: 'https://www.handbook.fca.org.uk/handbook/SUP/16/23.html' },
  },
  'complaints-return': {
    what: 'How often payment service providers report complaints; from 2027 on for fixed half-years.',
    unit: 'months',
    values: [{ value: 12 }, { from: '2027-01-01', value: 6 }],
    source: {
      title: 'FCA, PS25/19',
      url: 'https://www.fca.org.uk/publications/consultation-papers/ps25-19-improving-complaints-reporting-process',
    },
    checked: '2026-11-23',
  },
  'board-report': {
    what: 'How old the report on customers’ outcomes under the Consumer Duty may be.',
    unit: 'months',
    values: [{ value: 12 }],
    source: { title: 'FCA Handbook, PRIN 2A.8', url: 'https://www.handbook.fca.org.uk/handbook/PRIN/2A/8.html' },
    checked: '2026-11-23',
  },
  'retail-charity': {
    what: 'The yearly income below which a charity is a retail customer of a payment firm.',
    unit: 'pounds',
    values: [{ value: 1_000_000 }],
    source: { title: 'FCA: the Consumer Duty', url: 'https://www.fca.org.uk/firms/consumer-duty' },
  },
  'audit-exemption': {
    what: 'A firm that has not had to safeguard more needs no safeguarding audit.',
    unit: 'pounds',
    values: [{ value: 100_000 }],
    source: SUP_3A,
    checked: '2026-11-23',
  },
  'audit-exemption-period': {
    what: 'For how long at least it has not had to safeguard more.',
    unit: 'weeks',
    values: [{ value: 53 }],
    source: SUP_3A,
    checked: '2026-11-23',
  },
  'resolution-pack': {
    what: 'In which the resolution pack can be retrieved.',
    unit: 'hours',
    values: [{ value: 48 }],
    source: { title: 'FCA Handbook, CASS 10A', url: 'https://www.handbook.fca.org.uk/handbook/CASS/10A/' },
  },
  'complaint-summary': {
    what: 'A complaint settled in this time needs a summary letter and no final response.',
    unit: 'business days',
    values: [{ value: 3 }],
    source: { title: 'FCA Handbook, DISP 1.5', url: 'https://www.handbook.fca.org.uk/handbook/DISP/1/5.html' },
    checked: '2026-11-23',
  },
  'payment-complaint': {
    what: 'In which a complaint about a payment service is answered.',
    unit: 'business days',
    values: [{ value: 15 }],
    source: COMPLAINTS,
    checked: '2026-11-23',
  },
  'payment-complaint-most': {
    what: 'The same where the delay is beyond the firm’s control and it has said why.',
    unit: 'business days',
    values: [{ value: 35 }],
    source: COMPLAINTS,
    checked: '2026-11-23',
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
  'payment-claim': {
    what: 'In which a customer can claim for a wrong or unauthorised payment.',
    unit: 'months',
    values: [{ value: 13 }],
    source: { title: 'PSRs, regulation 74', url: 'https://www.legislation.gov.uk/uksi/2017/752/regulation/74' },
    checked: '2026-11-23',
  },
  'payment-delay': {
    what: 'The longest that a sterling payment within the UK may take where fraud is suspected.',
    unit: 'business days',
    values: [{ from: '2024-10-30', value: 4 }],
    source: { title: 'PSRs, regulation 86', url: 'https://www.legislation.gov.uk/uksi/2017/752/regulation/86' },
    checked: '2026-11-23',
  },
  'app-fraud': {
    what: 'The most that is paid back after an authorised push payment fraud.',
    unit: 'pounds',
    values: [{ from: '2024-10-07', value: 85_000 }],
    source: APP_FRAUD,
    checked: '2026-11-23',
  },
  'app-fraud-refund': {
    what: 'In which it is paid back.',
    unit: 'business days',
    values: [{ from: '2024-10-07', value: 5 }],
    source: APP_FRAUD,
    checked: '2026-11-23',
  },
  'app-fraud-excess': {
    what: 'The most that the provider may keep back from it.',
    unit: 'pounds',
    values: [{ from: '2024-10-07', value: 100 }],
    source: APP_FRAUD,
    checked: '2026-11-23',
  },
  'account-closure': {
    what: 'A payment service provider’s notice to end an open-ended contract made on or after the day.',
    unit: 'days',
    values: [{ from: '2026-04-28', value: 90 }],
    source: ACCOUNT_CLOSURE,
    checked: '2026-11-23',
  },
  'account-closure-older': {
    what: 'Its notice for older contracts.',
    unit: 'months',
    values: [{ value: 2 }],
    source: ACCOUNT_CLOSURE,
    checked: '2026-11-23',
  },
});
