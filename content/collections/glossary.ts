import { z } from 'zod';
import { uniqueBy } from '#content/schema/collection.server.ts';
import { define } from '#content/schema/define.server.ts';
import { slug, source, text } from '#content/schema/fields.server.ts';
import { markdown } from '#content/schema/markdown.server.ts';

const glossaryEntrySchema = z.strictObject({
  /** The full name, e.g. "Customer due diligence". */
  term: text,
  /** Its abbreviation, e.g. "CDD", if it has one. */
  short: text.max(12).optional(),
  /** Its anchor on the glossary page. */
  slug,
  /** One or two sentences of inline Markdown. */
  meaning: markdown.refine((meaning) => !/\n/.test(meaning.trim()), 'Write one paragraph, without a line break.'),
  /** Where to read more, preferably the official page. */
  source: source.optional(),
  /** A word of everyday language too: texts don't link it, since they often mean something else. */
  everyday: z.boolean().default(false),
});

export type GlossaryEntry = z.output<typeof glossaryEntrySchema>;

/** What an entry is listed under: its abbreviation, since that is what a reader meets in a text. */
const heading = (entry: GlossaryEntry) => entry.short ?? entry.term;

const inOrder = (entries: GlossaryEntry[], context: z.RefinementCtx) => {
  for (const [index, entry] of entries.entries()) {
    const previous = entries[index - 1];
    if (previous && heading(previous).localeCompare(heading(entry), 'en-GB') > 0)
      context.addIssue({
        code: 'custom',
        path: [index],
        message: `Keep the alphabet: move "${heading(entry)}" up, before "${heading(previous)}".`,
      });
  }
};

const law = (title: string, path: string) => ({ title, url: `https://www.legislation.gov.uk/${path}` });
const regulation = (number: string) => law(`MLRs, regulation ${number}`, `uksi/2017/692/regulation/${number}`);
const manual = (page: string) => ({
  title: `HMRC manual, ${page.toUpperCase()}`,
  url: `https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/${page}`,
});

/** The words of the trade in plain English, by abbreviation where there is one, in alphabetical order. */
export const glossary: GlossaryEntry[] = define(
  'content/collections/glossary.ts',
  z.array(glossaryEntrySchema).superRefine(uniqueBy('slug')).superRefine(uniqueBy('term')).superRefine(inOrder),
  [
    {
      term: 'Agent',
      slug: 'agent',
      everyday: true,
      meaning:
        'A person or shop that provides services on behalf of a money service business. The business, as principal, answers for what the agent does.',
      source: manual('ecsh51075'),
    },
    {
      term: 'Anti-money laundering',
      short: 'AML',
      slug: 'aml',
      meaning: 'The laws and controls that keep the proceeds of crime out of the financial system.',
    },
    {
      term: 'Authorised payment institution',
      short: 'API',
      slug: 'api',
      meaning:
        'A firm that the FCA has authorised to provide payment services. It needs initial capital, and safeguards customers’ money under [CASS 15](#cass-15).',
      source: {
        title: 'Payment Services Regulations 2017',
        url: 'https://www.legislation.gov.uk/uksi/2017/752/contents',
      },
    },
    {
      term: 'Beneficial owner',
      slug: 'beneficial-owner',
      meaning:
        'The person who really owns or controls a customer; for a company, in general anyone with more than 25%.',
      source: regulation('5'),
    },
    {
      term: 'Beneficial owner, officer or manager',
      short: 'BOOM',
      slug: 'boom',
      meaning: 'A short name for the people behind a money service business, who take HMRC’s fit and proper test.',
      source: manual('ecsh45030'),
    },
    {
      term: 'Business relationship',
      slug: 'business-relationship',
      meaning:
        'A connection with a customer that is expected to last. Due diligence is required when it begins, whatever the amount.',
      source: regulation('27'),
    },
    {
      term: 'CASS 15',
      slug: 'cass-15',
      meaning:
        'The part of the FCA’s client assets rules, in force since 7 May 2026, on safeguarding by payment and e-money firms.',
      source: {
        title: 'FCA: PS25/12',
        url: 'https://www.fca.org.uk/publications/policy-statements/ps25-12-changes-safeguarding-regime-payments-and-e-money-firms',
      },
    },
    {
      term: 'Customer due diligence',
      short: 'CDD',
      slug: 'cdd',
      meaning: 'Finding out who a customer is, checking it, and understanding what the business with them is for.',
      source: regulation('28'),
    },
    {
      term: 'Consumer Duty',
      slug: 'consumer-duty',
      meaning:
        'FCA rules that ask firms to act to deliver good outcomes for retail customers. They reach money remitters.',
      source: { title: 'FCA: Consumer Duty', url: 'https://www.fca.org.uk/firms/consumer-duty' },
    },
    {
      term: 'Defence against money laundering',
      short: 'DAML',
      slug: 'daml',
      meaning:
        'A request to the National Crime Agency, made before a suspicious deal goes ahead. The agency has seven working days to reply.',
      source: law('Proceeds of Crime Act 2002, section 335', 'ukpga/2002/29/section/335'),
    },
    {
      term: 'Economic crime supervision handbook',
      short: 'ECSH',
      slug: 'ecsh',
      meaning: 'HMRC’s own manual for its supervision officers. It is public, and shows what they look for.',
      source: {
        title: 'HMRC: economic crime supervision handbook',
        url: 'https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook',
      },
    },
    {
      term: 'Enhanced due diligence',
      short: 'EDD',
      slug: 'edd',
      meaning: 'Further checks where the risk is higher, for example on where the money comes from.',
      source: regulation('33'),
    },
    {
      term: 'Financial Action Task Force',
      short: 'FATF',
      slug: 'fatf',
      meaning:
        'The international body that sets standards against money laundering and, three times a year, reviews its lists of countries.',
      source: {
        title: 'FATF: country lists',
        url: 'https://www.fatf-gafi.org/en/countries/black-and-grey-lists.html',
      },
    },
    {
      term: 'Financial Conduct Authority',
      short: 'FCA',
      slug: 'fca',
      meaning: 'The regulator of financial firms in the UK, among them payment institutions.',
      source: { title: 'Financial Services Register', url: 'https://register.fca.org.uk' },
    },
    {
      term: 'Fit and proper',
      slug: 'fit-and-proper',
      meaning:
        'HMRC’s test of the people behind a money service business and of its agents. It continues as long as they hold the role, and is not a licence.',
      source: manual('ecsh45030'),
    },
    {
      term: 'Funds transfer rules',
      short: 'FTR',
      slug: 'ftr',
      meaning: 'The rules on the payer’s and payee’s details that travel with a transfer of money.',
      source: law('Retained Regulation (EU) 2015/847', 'eur/2015/847'),
    },
    {
      term: 'HM Revenue and Customs',
      short: 'HMRC',
      slug: 'hmrc',
      meaning: 'The tax authority, which also supervises most money service businesses against money laundering.',
      source: manual('ecsh51225'),
    },
    {
      term: 'Information Commissioner’s Office',
      short: 'ICO',
      slug: 'ico',
      meaning: 'The UK’s supervisor of data protection and of rules on cookies and electronic marketing.',
      source: { title: 'ICO', url: 'https://ico.org.uk' },
    },
    {
      term: 'Joint Money Laundering Steering Group',
      short: 'JMLSG',
      slug: 'jmlsg',
      meaning:
        'A group of financial trade bodies. Its guidance for banks says what to ask a money service business that wants an account.',
      source: { title: 'JMLSG: current guidance', url: 'https://www.jmlsg.org.uk/guidance/current-guidance/' },
    },
    {
      term: 'Know your customer',
      short: 'KYC',
      slug: 'kyc',
      meaning: 'The everyday name for [customer due diligence](#cdd).',
    },
    {
      term: 'Linked transactions',
      slug: 'linked-transactions',
      meaning: 'Several deals that appear to belong together, and so count as one against a limit.',
      source: regulation('27'),
    },
    {
      term: 'Money laundering',
      short: 'ML',
      slug: 'ml',
      meaning: 'Hiding where the proceeds of crime come from, or dealing with them in ways that the law forbids.',
      source: law('Proceeds of Crime Act 2002, part 7', 'ukpga/2002/29/part/7'),
    },
    {
      term: 'Money laundering reporting officer',
      short: 'MLRO',
      slug: 'mlro',
      meaning: 'A common title for the [nominated officer](#nominated-officer).',
    },
    {
      term: 'Money Laundering Regulations',
      short: 'MLRs',
      slug: 'mlrs',
      meaning:
        'In full, the Money Laundering, Terrorist Financing and Transfer of Funds (Information on the Payer) Regulations 2017, as amended.',
      source: law('SI 2017/692', 'uksi/2017/692/contents'),
    },
    {
      term: 'Money service business',
      short: 'MSB',
      slug: 'msb',
      meaning: 'A business that exchanges currency, transmits money, or cashes third-party cheques for its customers.',
      source: {
        title: 'HMRC: registration',
        url: 'https://www.gov.uk/guidance/money-laundering-regulations-money-service-business-registration',
      },
    },
    {
      term: 'National Crime Agency',
      short: 'NCA',
      slug: 'nca',
      meaning: 'The agency that leads on serious and organised crime, and receives suspicious activity reports.',
      source: {
        title: 'NCA: suspicious activity reports',
        url: 'https://www.nationalcrimeagency.gov.uk/what-we-do/crime-threats/money-laundering-and-illicit-finance/suspicious-activity-reports',
      },
    },
    {
      term: 'Nominated officer',
      slug: 'nominated-officer',
      meaning:
        'The person in a firm who receives internal reports of suspicion and decides whether to report to the National Crime Agency.',
      source: regulation('21'),
    },
    {
      term: 'National Risk Assessment',
      short: 'NRA',
      slug: 'nra',
      meaning:
        'The government’s assessment of money laundering and terrorist financing risks in the UK, last published on 17 July 2025.',
    },
    {
      term: 'Occasional transaction',
      slug: 'occasional-transaction',
      meaning:
        'A deal outside a [business relationship](#business-relationship). Since 30 June 2026 due diligence is required above £800 for a transfer, and from £12,000 for others.',
      source: regulation('27'),
    },
    {
      term: 'Office of Financial Sanctions Implementation',
      short: 'OFSI',
      slug: 'ofsi',
      meaning: 'The part of the Treasury that puts financial sanctions into effect and receives reports about them.',
      source: {
        title: 'OFSI',
        url: 'https://www.gov.uk/government/organisations/office-of-financial-sanctions-implementation',
      },
    },
    {
      term: 'Privacy and Electronic Communications Regulations',
      short: 'PECR',
      slug: 'pecr',
      meaning:
        'The regulations of 2003, as amended, on cookies and other storage on a device, and on direct marketing.',
      source: law('SI 2003/2426, regulation 6', 'uksi/2003/2426/regulation/6'),
    },
    {
      term: 'Politically exposed person',
      short: 'PEP',
      slug: 'pep',
      meaning: 'Someone with a prominent public function, who may be exposed to bribery.',
      source: regulation('35'),
    },
    {
      term: 'Perimeter guidance',
      short: 'PERG',
      slug: 'perg',
      meaning:
        'The part of the FCA Handbook that helps a firm tell which permissions it needs; PERG 15 is on payments.',
      source: { title: 'FCA Handbook: PERG 15', url: 'https://www.handbook.fca.org.uk/handbook/PERG/15/' },
    },
    {
      term: 'Proliferation financing',
      short: 'PF',
      slug: 'pf',
      meaning: 'Paying for weapons of mass destruction to be made or spread.',
      source: regulation('18A'),
    },
    {
      term: 'Proceeds of Crime Act 2002',
      short: 'POCA',
      slug: 'poca',
      meaning: 'The act that makes money laundering, failing to report it, and tipping off criminal offences.',
      source: law('Proceeds of Crime Act 2002, part 7', 'ukpga/2002/29/part/7'),
    },
    {
      term: 'Principles for Businesses',
      short: 'PRIN',
      slug: 'prin',
      meaning:
        'The part of the FCA Handbook that holds its broadest rules, the [Consumer Duty](#consumer-duty) among them.',
      source: { title: 'FCA Handbook: PRIN 2A', url: 'https://www.handbook.fca.org.uk/handbook/PRIN/2A/' },
    },
    {
      term: 'Principal',
      slug: 'principal',
      everyday: true,
      meaning: 'A money service business that works through agents, and answers for them.',
      source: manual('ecsh51075'),
    },
    {
      term: 'Payment Services Regulations',
      short: 'PSRs',
      slug: 'psrs',
      meaning: 'The regulations of 2017 under which the FCA registers and authorises payment firms.',
      source: law('SI 2017/752', 'uksi/2017/752/contents'),
    },
    {
      term: 'RegData',
      slug: 'regdata',
      meaning: 'The FCA’s system for regulatory returns.',
      source: { title: 'FCA: RegData', url: 'https://www.fca.org.uk/firms/regdata' },
    },
    {
      term: 'REP-CRIM',
      slug: 'rep-crim',
      meaning:
        'The FCA’s return on financial crime. Payment institutions that only remit money are outside it, since HMRC supervises them.',
      source: { title: 'FCA Handbook: SUP 16.23', url: 'https://www.handbook.fca.org.uk/handbook/SUP/16/23.html' },
    },
    {
      term: 'Safeguarding',
      slug: 'safeguarding',
      meaning: 'Keeping customers’ money apart, so that it can be paid back if a payment firm fails.',
    },
    {
      term: 'Suspicious activity report',
      short: 'SAR',
      slug: 'sar',
      meaning: 'A report of suspicion to the National Crime Agency, made through its SAR Portal.',
      source: {
        title: 'NCA: suspicious activity reports',
        url: 'https://www.nationalcrimeagency.gov.uk/what-we-do/crime-threats/money-laundering-and-illicit-finance/suspicious-activity-reports',
      },
    },
    {
      term: 'Simplified due diligence',
      short: 'SDD',
      slug: 'sdd',
      meaning: 'Lighter checks, possible only where the firm can show that the risk is lower.',
      source: regulation('37'),
    },
    {
      term: 'Source of funds',
      slug: 'source-of-funds',
      meaning:
        'Where the money in a particular deal comes from, shown by evidence and not only by the customer’s word.',
      source: regulation('33'),
    },
    {
      term: 'Small payment institution',
      short: 'SPI',
      slug: 'spi',
      meaning: 'A payment firm below a monthly limit of turnover that the FCA has registered rather than authorised.',
      source: law('PSRs, regulation 14', 'uksi/2017/752/regulation/14'),
    },
    {
      term: 'Supervision manual',
      short: 'SUP',
      slug: 'sup',
      meaning: 'The part of the FCA Handbook on how firms are supervised; SUP 16 deals with returns.',
      source: { title: 'FCA Handbook: SUP 16', url: 'https://www.handbook.fca.org.uk/handbook/SUP/16/' },
    },
    {
      term: 'Terrorist financing',
      short: 'TF',
      slug: 'tf',
      meaning: 'Raising, moving or keeping money for terrorism, however lawful its source.',
      source: law('Terrorism Act 2000, part 3', 'ukpga/2000/11/part/III'),
    },
    {
      term: 'Tipping off',
      slug: 'tipping-off',
      meaning: 'Telling a customer or someone else that a suspicion has been reported, where that can harm an inquiry.',
      source: law('Proceeds of Crime Act 2002, section 333A', 'ukpga/2002/29/section/333A'),
    },
    {
      term: 'UK Sanctions List',
      slug: 'uk-sanctions-list',
      meaning: 'The government’s single list of people and bodies under sanctions since 28 January 2026.',
      source: {
        title: 'UK Sanctions List',
        url: 'https://www.gov.uk/government/publications/the-uk-sanctions-list',
      },
    },
    {
      term: 'UK Financial Intelligence Unit',
      short: 'UKFIU',
      slug: 'ukfiu',
      meaning: 'The unit of the National Crime Agency that receives suspicious activity reports.',
      source: {
        title: 'NCA: suspicious activity reports',
        url: 'https://www.nationalcrimeagency.gov.uk/what-we-do/crime-threats/money-laundering-and-illicit-finance/suspicious-activity-reports',
      },
    },
  ],
);

/** What guides and articles link to the glossary where they first use it. */
export const glossaryTerms = glossary
  .filter(({ everyday }) => !everyday)
  .map(({ slug, term, short }) => ({ slug, names: short ? [term, short] : [term] }));
