import { define } from '#content/schema/define.server.ts';
import { figuresSchema, type WrittenFigure } from './schema.server.ts';

const FROZEN_ASSETS = { title: 'SI 2024/1157', url: 'https://www.legislation.gov.uk/uksi/2024/1157' };

const OFSI_PENALTIES = {
  title: 'OFSI: enforcement and monetary penalties',
  url: 'https://www.gov.uk/government/publications/financial-sanctions-enforcement-and-monetary-penalties-guidance',
};
const sanctions = (regulation: string) => ({
  title: `SI 2019/855, regulation ${regulation}`,
  url: `https://www.legislation.gov.uk/uksi/2019/855/regulation/${regulation}`,
});
const poca = (section: string) => ({
  title: `POCA, section ${section}`,
  url: `https://www.legislation.gov.uk/ukpga/2002/29/section/${section}`,
});
const prison = (years: number, crime: string, source: WrittenFigure['source']): WrittenFigure => ({
  what: `The longest prison term for ${crime}.`,
  unit: 'years',
  values: [{ value: years }],
  source,
  checked: '2026-11-23',
});

/** Suspicious activity reports, sanctions, and what can follow from a breach. */
export const reportFigures = define('content/figures/reports.ts', figuresSchema, {
  'defence-answer': {
    what: 'In which a defence can be refused, from the first working day after the request.',
    unit: 'working days',
    values: [{ value: 7 }],
    source: {
      title: 'POCA, section 335(5)',
      url: 'https://www.legislation.gov.uk/ukpga/2002/29/section/335#section-335-5',
    },
    checked: '2026-11-23',
  },
  'defence-refused': {
    what: 'How long a transaction stays stopped from the day of a refusal.',
    unit: 'days',
    values: [{ value: 31 }],
    source: {
      title: 'POCA, section 335(6)',
      url: 'https://www.legislation.gov.uk/ukpga/2002/29/section/335#section-335-6',
    },
    checked: '2026-11-23',
  },
  'defence-account': {
    what: 'The value has to be below it: for operating an account, and for paying away a customer’s property at the end of a relationship.',
    unit: 'pounds',
    values: [{ value: 1000 }, { from: '2025-07-31', value: 3000 }],
    source: poca('339A'),
    checked: '2026-11-23',
  },
  'frozen-assets-valued': {
    what: 'The day on whose close of business frozen assets are valued.',
    unit: 'day of the year',
    values: [{ value: '09-30' }],
    source: FROZEN_ASSETS,
    checked: '2026-11-23',
  },
  'frozen-assets-due': {
    what: 'The day by which the yearly report on frozen assets reaches OFSI.',
    unit: 'day of the year',
    values: [{ value: '11-30' }],
    source: FROZEN_ASSETS,
    checked: '2026-11-23',
  },
  'sanctions-ownership': {
    what: 'More than this share of shares or votes is ownership in sanctions law.',
    unit: 'percent',
    values: [{ value: 50 }],
    source: sanctions('7'),
    checked: '2026-11-23',
  },
  'sanctions-prison': {
    what: 'The longest prison term for a breach of an asset freeze.',
    unit: 'years',
    values: [{ value: 7 }],
    source: sanctions('80'),
    checked: '2026-11-23',
  },
  'sanctions-penalty': {
    what: 'OFSI’s highest penalty, where half of the breach is not more.',
    unit: 'pounds',
    values: [{ value: 1_000_000 }],
    source: OFSI_PENALTIES,
    checked: '2026-11-23',
  },
  'sanctions-penalty-share': {
    what: 'The share of the breach that OFSI’s penalty can be, where that is more.',
    unit: 'percent',
    values: [{ value: 50 }],
    source: OFSI_PENALTIES,
    checked: '2026-11-23',
  },
  'sanctions-fixed-penalty': {
    what: 'OFSI’s fixed penalty for failures of reporting, information and licences.',
    unit: 'pounds',
    values: [{ from: '2026-02-09', value: 5000 }],
    source: OFSI_PENALTIES,
    checked: '2026-11-23',
  },
  'sanctions-fixed-penalty-most': {
    what: 'The higher of OFSI’s two fixed penalties.',
    unit: 'pounds',
    values: [{ from: '2026-02-09', value: 10_000 }],
    source: OFSI_PENALTIES,
    checked: '2026-11-23',
  },
  'laundering-prison': prison(14, 'laundering', poca('334')),
  'no-report-prison': prison(5, 'failing to report', poca('334')),
  'tipping-off-prison': prison(2, 'tipping off', poca('333A')),
  'prejudice-prison': prison(5, 'prejudicing an investigation', poca('342')),
});
