import type { ArticleInput } from './schema.server.ts';

export const article = {
  slug: 'guide-to-msb-regulation-uk-guide',
  title: 'A guide to MSB regulation in the UK',
  headTitle: 'A guide to MSB regulation in the UK',
  crumb: 'MSB regulation',
  date: '2025-06-10',
  updated: '2026-11-20',
  image: 'covers/guide-to-msb-regulation-uk-guide',
  imageAlt: 'A columned bank building before a rosette (sample artwork)',
  excerpt: 'Who supervises what, which permissions you need, and where the two regimes meet.',
  lead: 'Two public bodies, two sets of regulations, and one question to ask first: what does your firm do with the customer’s money?',
  description:
    'HMRC supervises most MSBs against money laundering; the FCA regulates firms that transfer money. Which permissions you need, and where the two meet.',
  body: `
## Start from the activity

A money service business (MSB) exchanges currency, transmits money or its value, or cashes third-party cheques payable to its customers. HMRC’s register also covers bill payment and telecoms, digital or IT payment services ([HMRC: registration](https://www.gov.uk/guidance/money-laundering-regulations-money-service-business-registration)). What you do with the money decides who regulates you:

| What the firm does | Money laundering supervision | Payment services permission |
| --- | --- | --- |
| Buys and sells currency over the counter | HMRC | Normally none for that alone |
| Cashes cheques | HMRC | Check [PERG 15](https://www.handbook.fca.org.uk/handbook/PERG/15/) |
| Sends money to someone else | HMRC | FCA registration or authorisation |
| Converts money and pays it to a third party | HMRC | Likely; check [PERG 15](https://www.handbook.fca.org.uk/handbook/PERG/15/) |
| Carries cash as a courier only | Not money transmission | Check [PERG 15](https://www.handbook.fca.org.uk/handbook/PERG/15/) |

HMRC supervises MSBs against money laundering unless the Financial Conduct Authority (FCA) already does so, as it does for e-money institutions and firms authorised under the Financial Services and Markets Act ([HMRC manual, ECSH51225](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh51225)). A money transmitter therefore normally needs two permissions, one from each body ([ECSH41535](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh41535)).

## The first regime: HMRC and the MLRs

The core law is the Money Laundering, Terrorist Financing and Transfer of Funds (Information on the Payer) Regulations 2017, known as [the MLRs](https://www.legislation.gov.uk/uksi/2017/692/contents). An MSB must not trade until HMRC has confirmed its registration; having applied is not enough ([ECSH44395](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh44395)). There is one narrow exception for very limited currency exchange or cheque cashing beside another business. It never covers money transmission, and its conditions are worth reading slowly ([regulation 15](https://www.legislation.gov.uk/uksi/2017/692/regulation/15)).

Once registered, a firm has a handful of continuing duties:

- **Assess the risk** under five headings: customers, countries, products or services, transactions and delivery channels ([regulation 18](https://www.legislation.gov.uk/uksi/2017/692/regulation/18)), and the risk of proliferation financing as well ([regulation 18A](https://www.legislation.gov.uk/uksi/2017/692/regulation/18A)). Our guide to the [risk assessment](/how-to-conduct-ml-and-tf-risk-assessment) takes it step by step.
- **Write policies, controls and procedures** that follow from it ([regulation 19](https://www.legislation.gov.uk/uksi/2017/692/regulation/19)).
- **Name the people**, among them a nominated officer who receives internal reports ([regulation 21](https://www.legislation.gov.uk/uksi/2017/692/regulation/21)), and train staff and agents with a written record ([regulation 24](https://www.legislation.gov.uk/uksi/2017/692/regulation/24)).
- **Know the customer** ([regulations 27](https://www.legislation.gov.uk/uksi/2017/692/regulation/27) and [28](https://www.legislation.gov.uk/uksi/2017/692/regulation/28)) and keep the records for five years ([regulation 40](https://www.legislation.gov.uk/uksi/2017/692/regulation/40)). See our article on [KYC and CDD](/kyc-cdd-msbs).
- **Keep HMRC up to date.** Changes of owner, officer, manager, premises, branch or bank account must be notified within 30 days, and a change of nominated officer within 14 ([ECSH47075](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh47075)).

Owners, officers, managers, the nominated officer and agents must also pass HMRC’s fit and proper test, which continues for as long as they hold the role ([ECSH45030](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh45030)). Each year there is a declaration and a fee; our guide to [renewing the registration](/how-to-renew-hmrc-mlr) explains both.

## The second regime: the FCA and the PSRs

Sending money is a payment service under the Payment Services Regulations 2017 (PSRs). A firm enters by one of two doors:

1. **Small payment institution (SPI).** Open to firms whose payment transactions, agents included, average no more than EUR 3 million a month over twelve months. That is the figure in the text we read; check [regulation 14 of the PSRs](https://www.legislation.gov.uk/uksi/2017/752/regulation/14) in case it has been restated in sterling.
2. **Authorised payment institution (API).** For larger firms, and for smaller ones that choose it. It brings initial capital ([schedule 3](https://www.legislation.gov.uk/uksi/2017/752/schedule/3)) and, since 7 May 2026, the FCA’s new rules on keeping customers’ money apart, known as CASS 15 ([PS25/12](https://www.fca.org.uk/publications/policy-statements/ps25-12-changes-safeguarding-regime-payments-and-e-money-firms)). SPIs may opt in to that safeguarding.

Agents must be on the FCA’s register before they act, and the principal answers for them ([regulation 34 of the PSRs](https://www.legislation.gov.uk/uksi/2017/752/regulation/34)). Remitters are also within the [Consumer Duty](/how-to-comply-with-fca-consumer-duty) ([FCA review](https://www.fca.org.uk/publications/multi-firm-reviews/payments-consumer-duty)) and send their returns through [RegData](/how-to-stay-compliant-with-regdata-submissions).

A bureau that only exchanges cash is not an FCA firm, in our reading. The Duty does not apply to it directly, but consumer law does.

## Where the two meet

**The registers.** Anyone can look you up in HMRC’s [Supervised Business Register](https://www.gov.uk/guidance/money-laundering-regulations-supervised-business-register) and in the [Financial Services Register](https://register.fca.org.uk). We suggest comparing the two entries every quarter: a name or address that differs invites questions from banks as well as from supervisors.

**Agents.** HMRC expects the principal to assess and control its agents’ risks as well as those of its own counters ([ECSH51075](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh51075)). One agent file that answers both bodies saves work.

**Suspicion goes to neither.** Suspicious activity reports go to the UK Financial Intelligence Unit in the [National Crime Agency](https://www.nationalcrimeagency.gov.uk/what-we-do/crime-threats/money-laundering-and-illicit-finance/suspicious-activity-reports), not to HMRC or the FCA.

**Sanctions bind everyone.** Asset-freeze law has no minimum amount. The [UK Sanctions List](https://www.gov.uk/government/publications/the-uk-sanctions-list) has been the single list to screen against since 28 January 2026.

> ### What registration does not mean
>
> Registration is a legal duty, not a recommendation. HMRC asks firms to avoid words that suggest endorsement ([HMRC: enforcement measures](https://www.gov.uk/government/publications/money-laundering-supervision-enforcement-measures)). We suggest ‘registered with HMRC’ and nothing warmer, on the shopfront and online.

## What has changed, and what may

- **In force since 30 June 2026:** sterling limits for due diligence, and country-based enhanced checks only for the countries in the call for action of the Financial Action Task Force (FATF) ([SI 2026/621](https://www.legislation.gov.uk/uksi/2026/621)). Some cryptoasset parts start on 1 February 2027 and 25 October 2027.
- **Not for MSBs:** the government is moving money laundering supervision of legal, accountancy and company-service firms to the FCA. MSBs were left out of that move and stay with HMRC (follow the timetable in the [consultation](https://www.gov.uk/government/consultations/reforming-anti-money-laundering-and-counter-terrorism-financing-supervision)).
- **Intended, without a date that we can give:** the PSRs are to be replaced by FCA rules over time ([National Payments Vision](https://www.gov.uk/government/publications/national-payments-vision)).

## Three questions to put to your own firm

- [ ] **Have we added a service since we registered?** A delivery option or a third-party payout can carry a bureau into payment services.
- [ ] **Do both registers describe the firm as it is today?** Check names, addresses, agents and people.
- [ ] **Who reads the changes?** Name one person, and set aside an hour a month for it.
`,
  sources: [
    { title: 'The Money Laundering Regulations 2017', url: 'https://www.legislation.gov.uk/uksi/2017/692/contents' },
    {
      title: 'SI 2026/621: the amendments of June 2026',
      url: 'https://www.legislation.gov.uk/uksi/2026/621',
    },
    {
      title: 'HMRC: money service business registration',
      url: 'https://www.gov.uk/guidance/money-laundering-regulations-money-service-business-registration',
    },
    {
      title: 'HMRC: economic crime supervision handbook',
      url: 'https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook',
    },
    {
      title: 'FCA: guidance on the scope of the PSRs (PERG 15)',
      url: 'https://www.handbook.fca.org.uk/handbook/PERG/15/',
    },
  ],
} satisfies ArticleInput;
