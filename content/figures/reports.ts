import { define } from '#content/schema/define.server.ts';
import { figuresSchema } from './schema.server.ts';

const FROZEN_ASSETS = { title: 'SI 2024/1157', url: 'https://www.legislation.gov.uk/uksi/2024/1157' };

/** Suspicious activity reports, and reports on frozen assets. */
export const reportFigures = define('content/figures/reports.ts', figuresSchema, {
  'defence-answer': {
    what: 'In which a defence can be refused, from the first working day after the request.',
    unit: 'working days',
    values: [{ value: 7 }],
    source: {
      title: 'POCA, section 335(5)',
      url: 'https://www.legislation.gov.uk/ukpga/2002/29/section/335#section-335-5',
    },
    checked: '2026-11-22',
  },
  'defence-refused': {
    what: 'How long a deal stays stopped from the day of a refusal.',
    unit: 'days',
    values: [{ value: 31 }],
    source: {
      title: 'POCA, section 335(6)',
      url: 'https://www.legislation.gov.uk/ukpga/2002/29/section/335#section-335-6',
    },
    checked: '2026-11-22',
  },
  'defence-account': {
    what: 'Below it, certain firms may operate an account without a defence. Raised in July 2025; no source for the day within the month was read.',
    unit: 'pounds',
    values: [{ value: 1000 }, { from: '2025-07-31', value: 3000 }],
    source: { title: 'POCA, section 339A', url: 'https://www.legislation.gov.uk/ukpga/2002/29/section/339A' },
  },
  'frozen-assets-valued': {
    what: 'The day on whose close of business frozen assets are valued.',
    unit: 'day of the year',
    values: [{ value: '09-30' }],
    source: FROZEN_ASSETS,
  },
  'frozen-assets-due': {
    what: 'The day by which the yearly report on frozen assets reaches OFSI.',
    unit: 'day of the year',
    values: [{ value: '11-30' }],
    source: FROZEN_ASSETS,
  },
});
