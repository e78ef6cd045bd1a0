import { define } from '#content/schema/define.server.ts';
import { figuresSchema, type WrittenFigure } from './schema.server.ts';
import { manual } from './sources.server.ts';

const REVENUE = {
  title: 'Finance Act 2022, section 55',
  url: 'https://www.legislation.gov.uk/ukpga/2022/3/section/55',
};
const BANDS = {
  title: 'HMRC: changes to bands and charges',
  url: 'https://www.gov.uk/government/publications/economic-crime-levy-changes-to-bands-and-charges',
};
const sinceApril = (value: number, what: string, before?: number): WrittenFigure => ({
  what,
  unit: 'pounds',
  values: [...(before ? [{ value: before }] : []), { from: '2026-04-01', value }],
  source: BANDS,
  checked: '2026-11-23',
});

/** The economic crime levy. Its values are those of the years that begin on or after their day. */
export const levyFigures = define('content/figures/levy.ts', figuresSchema, {
  'levy-revenue': {
    what: 'UK revenue above which the levy is due.',
    unit: 'pounds',
    values: [{ value: 10_200_000 }],
    source: REVENUE,
    checked: '2026-11-23',
  },
  'levy-band-a': sinceApril(10_200, 'The levy of band A; before, of the medium band.', 10_000),
  'levy-band-a-end': sinceApril(36_000_000, 'The revenue up to which band A goes.'),
  'levy-band-b': sinceApril(36_000, 'The levy of band B; before, of the large band.', 36_000),
  'levy-band-b-end': sinceApril(500_000_000, 'The revenue up to which band B goes.'),
  'levy-band-c': sinceApril(500_000, 'The levy of band C.'),
  'levy-band-c-end': sinceApril(1_000_000_000, 'The revenue up to which band C goes.'),
  'levy-band-d': sinceApril(1_000_000, 'The levy of band D; before, of the very large band.', 500_000),
  'levy-year-start': {
    what: 'The first day of the levy’s financial year.',
    unit: 'day of the year',
    values: [{ value: '04-01' }],
    source: REVENUE,
  },
  'levy-year-end': {
    what: 'The last day of the levy’s financial year.',
    unit: 'day of the year',
    values: [{ value: '03-31' }],
    source: REVENUE,
  },
  'levy-due': {
    what: 'The day by which the levy is returned and paid.',
    unit: 'day of the year',
    values: [{ value: '09-30' }],
    source: manual('ecsh26000'),
    checked: '2026-11-23',
  },
});
