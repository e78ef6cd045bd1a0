import { define } from '#content/schema/define.server.ts';
import { figuresSchema } from './schema.server.ts';
import { manual, regulation } from './sources.server.ts';

const HMRC_FEES = {
  title: 'HMRC: fees (22 December 2025)',
  url: 'https://www.gov.uk/guidance/money-laundering-regulations-registration-fees',
};
const HMRC_PROPOSAL = {
  title: 'HMRC: proposals on fees',
  url: 'https://www.gov.uk/government/publications/anti-money-laundering-aml-supervision-discussion-about-fees',
};
const HMRC_OUTCOME = {
  title: 'HMRC: outcome on fees (12 November 2025)',
  url: 'https://www.gov.uk/government/publications/anti-money-laundering-aml-supervision-discussion-about-fees',
};
const DATA_PROTECTION_FEE = {
  title: 'GOV.UK: data protection fee',
  url: 'https://www.gov.uk/data-protection-register-notify-ico-personal-data',
};

/** What registers cost, and the periods that run with them. */
export const registrationFigures = define('content/figures/registration.ts', figuresSchema, {
  'hmrc-premises': {
    what: 'HMRC’s yearly fee for each premises. The day is that of the fee page which gives it.',
    unit: 'pounds',
    values: [{ value: 300 }, { from: '2025-12-22', value: 400 }],
    source: HMRC_FEES,
    checked: '2026-11-22',
  },
  'hmrc-application': {
    what: 'HMRC’s fee for an application.',
    unit: 'pounds',
    values: [{ value: 300 }],
    source: HMRC_FEES,
    checked: '2026-11-22',
  },
  'fit-and-proper-before': {
    what: 'HMRC’s fee for a fit and proper test before December 2025. The amount in force could not be read.',
    unit: 'pounds',
    values: [{ value: 150 }],
    source: HMRC_PROPOSAL,
  },
  'fit-and-proper-proposed': {
    what: 'The fee for a fit and proper test that HMRC proposed in July 2025.',
    unit: 'pounds',
    values: [{ value: 700 }],
    source: HMRC_PROPOSAL,
  },
  'fit-and-proper-budget': {
    what: 'What to set aside for one fit and proper test: the amount that HMRC proposed in July 2025.',
    unit: 'pounds',
    values: [{ value: 700 }],
    source: HMRC_OUTCOME,
  },
  'premises-refund': {
    what: 'With more than this left, half the fee of a removed premises is refunded.',
    unit: 'months',
    values: [{ value: 6 }],
    source: manual('ecsh44575'),
  },
  'hmrc-decision': {
    what: 'In which HMRC decides on an application whose papers are complete.',
    unit: 'days',
    values: [{ value: 45 }],
    source: regulation('59'),
    checked: '2026-11-23',
  },
  'hmrc-changes': {
    what: 'In which HMRC is told of a change of owner, officer, manager, premises, branch or bank account.',
    unit: 'days',
    values: [{ value: 30 }],
    source: manual('ecsh47075'),
    checked: '2026-11-22',
  },
  'hmrc-officers': {
    what: 'In which HMRC is told of a new compliance officer or nominated officer.',
    unit: 'days',
    values: [{ value: 14 }],
    source: manual('ecsh41035'),
  },
  'hmrc-legal-form': {
    what: 'In which HMRC is told of a change of the legal form.',
    unit: 'days',
    values: [{ value: 30 }],
    source: manual('ecsh45851'),
  },
  'hmrc-declaration': {
    what: 'How long before the end of the supervision year declaration and fee open, and HMRC’s message arrives.',
    unit: 'days',
    values: [{ value: 30 }],
    source: manual('ecsh45851'),
  },
  'hmrc-first-reminder': {
    what: 'How long before the end of the month HMRC’s first reminder comes.',
    unit: 'days',
    values: [{ value: 28 }],
    source: manual('ecsh44575'),
  },
  'hmrc-second-reminder': {
    what: 'How long before the end of the month HMRC’s second reminder comes.',
    unit: 'days',
    values: [{ value: 14 }],
    source: manual('ecsh44575'),
  },
  'hmrc-last-reminder': {
    what: 'How long before the end of the month HMRC’s last reminder comes.',
    unit: 'days',
    values: [{ value: 7 }],
    source: manual('ecsh44575'),
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
  'visit-notice': {
    what: 'The notice of a visit that is usual, at least.',
    unit: 'weeks',
    values: [{ value: 1 }],
    source: manual('ecsh32841'),
  },
  'identity-phase': {
    what: 'How long the verification of identities at Companies House is phased in, from 18 November 2025.',
    unit: 'months',
    values: [{ value: 12 }],
    source: {
      title: 'GOV.UK: verifying your identity for Companies House',
      url: 'https://www.gov.uk/guidance/verifying-your-identity-for-companies-house',
    },
  },
  'data-protection-small': {
    what: 'The yearly data protection fee of the smallest firms.',
    unit: 'pounds',
    values: [{ value: 52 }],
    source: DATA_PROTECTION_FEE,
    checked: '2026-11-22',
  },
  'data-protection-medium': {
    what: 'The yearly data protection fee of small and medium-sized firms.',
    unit: 'pounds',
    values: [{ value: 78 }],
    source: DATA_PROTECTION_FEE,
    checked: '2026-11-22',
  },
  'data-protection-large': {
    what: 'The yearly data protection fee of large firms.',
    unit: 'pounds',
    values: [{ value: 3763 }],
    source: DATA_PROTECTION_FEE,
    checked: '2026-11-22',
  },
  'data-protection-complaint': {
    what: 'In which a complaint about data protection is acknowledged.',
    unit: 'days',
    values: [{ from: '2026-06-19', value: 30 }],
    source: {
      title: 'Data Protection Act 2018, section 164A',
      url: 'https://www.legislation.gov.uk/ukpga/2018/12/section/164A',
    },
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
