import { define } from '#content/schema/define.server.ts';
import { figuresSchema } from './schema.server.ts';
import { manual, regulation } from './sources.server.ts';

const HMRC_FEES = {
  title: 'HMRC: fees (22 December 2025)',
  url: 'https://www.gov.uk/guidance/money-laundering-regulations-registration-fees',
};
const HMRC_OUTCOME = {
  title: 'HMRC: outcome on fees (12 November 2025)',
  url: 'https://www.gov.uk/government/publications/anti-money-laundering-aml-supervision-discussion-about-fees',
};
const DATA_PROTECTION_FEE = {
  title: 'ICO: data protection fee',
  url: 'https://ico.org.uk/for-organisations/data-protection-fee/',
};

/** What registers cost, and the periods that run with them. */
export const registrationFigures = define('content/figures/registration.ts', figuresSchema, {
  'hmrc-premises': {
    what: 'HMRC’s yearly fee for each premises. The day is that of the fee page which gives it.',
    unit: 'pounds',
    values: [{ value: 300 }, { from: '2025-12-22', value: 400 }],
    source: HMRC_FEES,
    checked: '2026-11-23',
  },
  'hmrc-application': {
    what: 'HMRC’s fee for an application; waived with the reduction for small businesses.',
    unit: 'pounds',
    values: [{ value: 300 }],
    source: HMRC_FEES,
    checked: '2026-11-23',
  },
  'hmrc-small-premises': {
    what: 'HMRC’s yearly fee for each premises of a business with a small turnover.',
    unit: 'pounds',
    values: [{ value: 200 }],
    source: HMRC_FEES,
  },
  'hmrc-small-turnover': {
    what: 'The turnover below which a business pays the smaller fee.',
    unit: 'pounds',
    values: [{ value: 5000 }],
    source: HMRC_FEES,
  },
  'fit-and-proper-budget': {
    what: 'What to set aside for one fit and proper test: the amount that HMRC proposed in July 2025.',
    unit: 'pounds',
    values: [{ value: 700 }],
    source: HMRC_OUTCOME,
  },
  'hmrc-decision': {
    what: 'In which HMRC decides on an application whose papers are complete.',
    unit: 'days',
    values: [{ value: 45 }],
    source: regulation('59'),
    checked: '2026-11-23',
  },
  'hmrc-changes': {
    what: 'In which HMRC is told of a change or an error in what it holds that needs no amendment beforehand.',
    unit: 'days',
    values: [{ value: 30 }],
    source: regulation('57'),
    checked: '2026-11-23',
  },
  'hmrc-officers': {
    what: 'In which HMRC is told of a new compliance officer or nominated officer.',
    unit: 'days',
    values: [{ value: 14 }],
    source: regulation('21'),
    checked: '2026-11-23',
  },
  'hmrc-declaration': {
    what: 'How long before the end of the supervision year declaration and fee open, and HMRC’s message arrives.',
    unit: 'days',
    values: [{ value: 30 }],
    source: manual('ecsh45851'),
    checked: '2026-11-23',
  },
  'hmrc-appeal': {
    what: 'In which HMRC’s review is accepted, or an appeal goes to the tribunal.',
    unit: 'days',
    values: [{ value: 30 }],
    source: manual('ecsh90100'),
    checked: '2026-11-23',
  },
  'regulations-prison': {
    what: 'The longest prison term for a breach of the Money Laundering Regulations.',
    unit: 'years',
    values: [{ value: 2 }],
    source: regulation('86'),
    checked: '2026-11-23',
  },
  'exclusion-turnover': {
    what: 'The most turnover of a business that needs no registration under regulation 15.',
    unit: 'pounds',
    values: [{ value: 100_000 }],
    source: regulation('15'),
    checked: '2026-11-23',
  },
  'exclusion-share': {
    what: 'The most of its turnover that may come from exchange or cheques.',
    unit: 'percent',
    values: [{ value: 5 }],
    source: regulation('15'),
    checked: '2026-11-23',
  },
  'company-changes': {
    what: 'In which Companies House is told of a change of directors or people with significant control.',
    unit: 'days',
    values: [{ value: 14 }],
    source: {
      title: 'Companies Act 2006, part 10',
      url: 'https://www.legislation.gov.uk/ukpga/2006/46/part/10',
    },
    checked: '2026-11-23',
  },
  'confirmation-statement': {
    what: 'In which the confirmation statement follows the end of its review period.',
    unit: 'days',
    values: [{ value: 14 }],
    source: {
      title: 'Companies Act 2006, section 853A',
      url: 'https://www.legislation.gov.uk/ukpga/2006/46/section/853A',
    },
    checked: '2026-11-23',
  },
  'visit-notice': {
    what: 'The notice of a visit that is usual, at least.',
    unit: 'weeks',
    values: [{ value: 1 }],
    source: manual('ecsh32841'),
    checked: '2026-11-23',
  },
  'data-protection-small': {
    what: 'The yearly data protection fee of the smallest firms.',
    unit: 'pounds',
    values: [{ value: 52 }],
    source: DATA_PROTECTION_FEE,
    checked: '2026-11-23',
  },
  'data-protection-medium': {
    what: 'The yearly data protection fee of small and medium-sized firms.',
    unit: 'pounds',
    values: [{ value: 78 }],
    source: DATA_PROTECTION_FEE,
    checked: '2026-11-23',
  },
  'data-protection-large': {
    what: 'The yearly data protection fee of large firms.',
    unit: 'pounds',
    values: [{ value: 3763 }],
    source: DATA_PROTECTION_FEE,
    checked: '2026-11-23',
  },
  'data-protection-complaint': {
    what: 'In which a complaint about data protection is acknowledged.',
    unit: 'days',
    values: [{ from: '2026-06-19', value: 30 }],
    source: {
      title: 'Data (Use and Access) Act 2025, section 103',
      url: 'https://www.legislation.gov.uk/ukpga/2025/18/section/103',
    },
    checked: '2026-11-23',
  },
  'data-protection-answer': {
    what: 'In which a person’s request about personal data is answered.',
    unit: 'months',
    values: [{ value: 1 }],
    source: {
      title: 'UK GDPR, article 12',
      url: 'https://www.legislation.gov.uk/eur/2016/679/article/12',
    },
  },
});
