import type { GuideInput } from './schema.server.ts';

export const guide = {
  slug: 'how-to-conduct-ml-and-tf-risk-assessment',
  order: 1,
  title: 'How to conduct an ML and TF risk assessment',
  headTitle: 'How to assess ML and TF risk',
  crumb: 'Risk assessment',
  teaser: 'Find, score and record the risks your business really runs.',
  lead: 'The law asks every money service business to find out how criminals could use it, and to write the answer down. Eight steps take you there.',
  description:
    'Eight steps to a written money laundering and terrorist financing risk assessment for a money service business, with a checklist and sources.',
  cover: 'covers/how-to-conduct-ml-and-tf-risk-assessment',
  coverAlt: 'Linocut of a page with a list of boxes under a magnifying glass, before a rosette (sample artwork)',
  facts: [
    {
      figure: '5 headings',
      text: 'that regulation 18 names: customers, countries, services, transactions and delivery channels',
    },
    { figure: '12 months', text: 'at most between full reviews: the association’s advice, not a figure in the law' },
  ],
  lastReviewed: '2026-11-20',
  nextReview: '2027-02-26',
  body: `
Your risk assessment decides the rest: whom you check, what you ask, what you monitor and what you refuse. A template describes somebody else’s customers. Start from your own counter, your own corridors and your own agents.

## What the law asks

[Regulation 18](https://www.legislation.gov.uk/uksi/2017/692/regulation/18) of the Money Laundering Regulations 2017 says that you must take appropriate steps to identify and assess the risks of money laundering (ML) and terrorist financing (TF) to your business. What is appropriate depends on its size and nature. You must keep an up-to-date written record of the steps you took, and give HMRC the assessment when it asks.

[Regulation 18A](https://www.legislation.gov.uk/uksi/2017/692/regulation/18A) adds proliferation financing: money that helps someone to make, buy or use nuclear, chemical or biological weapons. You may assess it in the same document or in another.

[Regulation 19](https://www.legislation.gov.uk/uksi/2017/692/regulation/19) then ties the assessment to daily work. Your policies, controls and procedures must answer the risks you found. They must be written and approved by senior management.

HMRC checks for this early. It [rejects applications](https://www.gov.uk/guidance/register-or-renew-your-money-laundering-supervision-with-hmrc) from firms that have no risk assessment and procedures in place. Its [handbook for officers](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh63380) looks for an assessment that is specific to the business, its branches and its agents.

## The five headings

[Regulation 18](https://www.legislation.gov.uk/uksi/2017/692/regulation/18) names all five, and you must cover each. The questions beside them are ours.

| Heading | Questions to start with |
| --- | --- |
| Customers | Who comes once, and who comes every week? Which are companies, and who owns them? Is anyone a politically exposed person? |
| Countries or areas | Where does the money go, and where do the notes come from? Which branches stand near a border, a port or a cash-heavy trade? |
| Products or services | Do you sell high-value notes, cash cheques or hold orders for collection? |
| Transactions | What is a normal amount here? How would you see that five small deals are one large one? Who pays, if not the customer? |
| Delivery channels | Which business comes by counter, telephone, website, app or agent? Whom do you never meet? |

## Eight steps

The order is the association’s suggestion.

1. **Map the business.** List every service, corridor, branch, agent and delivery channel. Beside each, put last year’s number of transactions and their value.
2. **Score the risk before controls.** Under each heading write what could go wrong, how likely it is and how much harm it would do. High, medium and low are enough for a small firm. Note the evidence: your own figures, refused deals, past reports, an official source.
3. **Add proliferation financing and sanctions.** Ask which customers, payments and countries could touch either. Since 28 January 2026 the [UK Sanctions List](https://www.gov.uk/government/publications/the-uk-sanctions-list) has been the single list to screen against.
4. **Name the control and its owner.** Write one control for each risk that matters, and the person who answers for it. ‘Staff are vigilant’ is not a control. ‘The till stops a second deal by the same customer on one day until a supervisor has looked at it’ is.
5. **Score what is left.** If the risk is still high, add a control, set a lower limit or stop the service. Say which.
6. **Get it approved.** Take it to the owner or the board, and record the date and the questions asked.
7. **Set the triggers for a review.** We suggest a new product, country or agent; a change in the law or the National Risk Assessment; a pattern in your suspicious activity reports; and in any case twelve months.
8. **Keep every version.** An officer who tests a deal from last spring needs the assessment that stood last spring.

### One line of a finished assessment

The firm, the figures and the scores here are invented.

| Part | What it says |
| --- | --- |
| Risk | A customer splits one large exchange between two branches on one day |
| Evidence | 14 pairs of linked deals found in last year’s data |
| Score before controls | High |
| Control and owner | The till matches name and document across branches; the branch manager releases the deal |
| Score after controls | Medium, because cash deals below the check limit carry no name |

## What the official sources tell you

The National Risk Assessments of 2015, 2017 and 2020 rated the services of firms like yours as high risk for both ML and TF. Read the 2025 edition, linked at the end, for the present rating and its reasons. If you score yourself lower, write down why.

HMRC’s page on [understanding risks and taking action](https://www.gov.uk/government/publications/money-laundering-understanding-risks-and-taking-action-for-money-service-businesses) describes how criminals use money service businesses. They send criminal cash abroad, turn it into large notes such as €200 or €500, and cash cheques obtained by fraud. They use quick-drop deposits at banks and payments by third parties. They also try to control a firm, or win over its staff. You should deal with each of these in your assessment, even if only to say that you do not offer the service. The text we read was dated November 2022, so look for a newer one.

For countries, follow the [lists of the Financial Action Task Force](https://www.fatf-gafi.org/en/countries/black-and-grey-lists.html) (FATF). In the current law, enhanced checks that follow from a country alone are tied to FATF’s ‘call for action’ list; confirm the wording in [regulation 33](https://www.legislation.gov.uk/uksi/2017/692/regulation/33). At the meeting of June 2026 that list named North Korea, Iran and Myanmar. Countries under ‘increased monitoring’ no longer bring those checks by themselves. They remain a risk factor to weigh and record. FATF meets each February, June and October, so look for later changes.

## Checklist before you sign

- [ ] **All five headings are covered.** A heading with little risk still has a line that says why.
- [ ] **Proliferation financing is assessed.** Here, or in a document of its own.
- [ ] **Every score has evidence.** A date, a figure or a source stands beside it.
- [ ] **Agents are inside.** A principal should assess and control the risks of its [agents](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh51075) as well as its own counters.
- [ ] **Each control has an owner.** Ask that person to describe it without the paper.
- [ ] **Procedures match.** Limits in the assessment, the manual and the till are the same.
- [ ] **Approval is recorded.** Name, date and version number are on the first page.
- [ ] **The next review is in the diary.** So are the three FATF dates.

## Common mistakes

- **Bought in and never changed.** If it mentions services you do not offer, it is not an assessment of your business.
- **Everything is medium.** Then nothing follows from it. Rank the risks, and spend your time from the top.
- **Old thresholds.** Since 30 June 2026 the figures in [regulation 27](https://www.legislation.gov.uk/uksi/2017/692/regulation/27) are more than £800 for an occasional transfer of funds, and £12,000 or more for other occasional transactions such as currency exchange. Confirm both on legislation.gov.uk before you set a till limit.
- **Kept in a drawer.** Staff cannot act on risks they have not been told about. Use the assessment in training, and [record the training](https://www.legislation.gov.uk/uksi/2017/692/regulation/24).

> ### Software or a consultant?
> We suggest compliance software when volumes are too high to join up linked deals by eye, and an independent consultant when nobody in the firm has written an assessment before. Either can help with the work. The duty stays with you, and you will be asked to explain every score.

## What to do next

Carry each control into your procedures and your next training session. Then test the result against our guide to [preparing for an HMRC audit](/how-to-prepare-for-an-hmrc-audit). For the checks on customers themselves, see [KYC and CDD for money service businesses](/kyc-cdd-msbs).

## Read next

- [National risk assessment of money laundering and terrorist financing 2025](https://www.gov.uk/government/publications/national-risk-assessment-of-money-laundering-and-terrorist-financing-2025), published by the Treasury and the Home Office on 17 July 2025.
- [Anti-money laundering guidance for money service businesses](https://www.gov.uk/government/publications/anti-money-laundering-guidance-for-money-service-businesses), HMRC’s guidance for the sector. It may still show euro figures from before 30 June 2026.
`,
  sources: [
    {
      title: 'Money Laundering Regulations 2017, regulation 18: risk assessment',
      url: 'https://www.legislation.gov.uk/uksi/2017/692/regulation/18',
    },
    {
      title: 'Money Laundering Regulations 2017, regulation 18A: proliferation financing',
      url: 'https://www.legislation.gov.uk/uksi/2017/692/regulation/18A',
    },
    {
      title: 'Money Laundering Regulations 2017, regulation 19: policies, controls and procedures',
      url: 'https://www.legislation.gov.uk/uksi/2017/692/regulation/19',
    },
    {
      title: 'National risk assessment of money laundering and terrorist financing 2025',
      url: 'https://www.gov.uk/government/publications/national-risk-assessment-of-money-laundering-and-terrorist-financing-2025',
    },
    {
      title: 'HMRC: anti-money laundering guidance for money service businesses',
      url: 'https://www.gov.uk/government/publications/anti-money-laundering-guidance-for-money-service-businesses',
    },
    {
      title: 'HMRC: understanding risks and taking action for money service businesses',
      url: 'https://www.gov.uk/government/publications/money-laundering-understanding-risks-and-taking-action-for-money-service-businesses',
    },
    {
      title: 'HMRC Economic Crime Supervision Handbook, ECSH63380: risk assessment',
      url: 'https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh63380',
    },
    {
      title: 'FATF: countries under call for action and increased monitoring',
      url: 'https://www.fatf-gafi.org/en/countries/black-and-grey-lists.html',
    },
  ],
} satisfies GuideInput;
