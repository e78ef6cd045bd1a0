import type { ArticleInput } from './schema.server.ts';

export const article = {
  slug: 'common-compliance-mistakes-msbs',
  title: 'Common compliance mistakes, and how to avoid them',
  headTitle: 'Common compliance mistakes for MSBs',
  crumb: 'Compliance mistakes',
  date: '2025-05-13',
  updated: '2026-11-20',
  image: 'covers/common-compliance-mistakes-msbs',
  imageAlt: 'A ticked sheet and a loudhailer (sample artwork)',
  excerpt:
    'Six failings that a compliance visit can bring to light, the rule behind each, and a first step to put it right.',
  lead: 'None of these six failings needs a large budget to put right. Each needs a decision, a date and a name beside it.',
  description:
    'Six compliance failings of money service businesses, from stale risk assessments to lapsed registrations, each with its rule and a first step to put it right.',
  body: `
The list is ours. The rule behind each item is not, so it comes with its source. Regulations are quoted by number from the Money Laundering Regulations 2017, as amended.

## 1. A risk assessment nobody reopens

A template bought on the day of the application, with another firm’s corridors in it, describes no business at all. The assessment must deal with your own customers, countries, products or services, transactions and delivery channels, and it must be kept up to date ([regulation 18](https://www.legislation.gov.uk/uksi/2017/692/regulation/18)). Proliferation financing needs an assessment too, in the same document or in its own ([regulation 18A](https://www.legislation.gov.uk/uksi/2017/692/regulation/18A)).

**We suggest:** open it this week and look for three things. Is every service that you sell in it? Is every agent? Does it mention the National Risk Assessment of July 2025? If one is missing, set a date for the review and save the old version. Our guide to the [risk assessment](/how-to-conduct-ml-and-tf-risk-assessment) has the steps.

## 2. Old limits in the till

Limits written in euros, or converted from euros years ago, can survive for years in till settings, counter cards and training slides. The law changed on 30 June 2026. Due diligence is now required for an occasional transfer of more than £800, and for any other occasional transaction of £12,000 or more, whether in one go or in linked parts ([regulation 27](https://www.legislation.gov.uk/uksi/2017/692/regulation/27)). A converted EUR 1,000, which was the test for transfers until 29 June 2026, can be above £800: a firm that still uses it may be letting transfers through unchecked.

The second half of this failing is the split deal. A limit that resets at every branch, or at midnight, joins nothing.

**We suggest:** list every place where a limit is stored, change them together and keep a dated note. Then run last month’s data for customers who came just under a limit more than once.

## 3. Half a file on the customer behind the customer

A business customer arrives with one director’s passport, and the file stops there. For a company the firm must also identify the beneficial owners and take reasonable steps to verify them ([regulation 28](https://www.legislation.gov.uk/uksi/2017/692/regulation/28)). The same gap appears with money: ‘savings’ or ‘family’ is accepted as the source of funds in cases that call for enhanced checks ([regulation 33](https://www.legislation.gov.uk/uksi/2017/692/regulation/33)).

**We suggest:** take ten business files at random. For each, write one line: who owns more than 25%, how you know, and where the money comes from. A line that you cannot write is a question to ask before the next deal. Our article on [KYC and CDD](/kyc-cdd-msbs) lists what belongs in the file.

## 4. Agents and staff taken on in a hurry

An agent in a good street is tempting. But an MSB’s agents must pass HMRC’s fit and proper test ([regulation 58](https://www.legislation.gov.uk/uksi/2017/692/regulation/58) and [HMRC manual, ECSH45030](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh45030)), and the principal should assess and control the agents’ risks, not only its own ([ECSH51075](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh51075)). HMRC looked at agent networks in a review published in 2018. It was generally disappointed by how agents were taken on, watched and trained ([law firm’s summary](https://www.lexology.com/library/detail.aspx?g=b24b52dc-aa97-49e4-846c-e500b0c929ef)).

Training has its own version of the fault: it took place, and nobody wrote it down. Training must be regular, and the record of it written ([regulation 24](https://www.legislation.gov.uk/uksi/2017/692/regulation/24)).

**We suggest:** one sheet for each agent and each member of staff, with the fit and proper evidence where it applies, the date and subject of every training session, and the date of the last visit.

## 5. Suspicion handled by chat

A message in a group chat, read by five people and deleted a week later, is a poor internal report. A member of staff who knows or suspects, or has reasonable grounds to, must tell the nominated officer as soon as practicable, whatever the amount ([section 330](https://www.legislation.gov.uk/ukpga/2002/29/section/330)). The nominated officer decides whether a report goes to the National Crime Agency ([section 331](https://www.legislation.gov.uk/ukpga/2002/29/section/331)), through its SAR Portal. Users of the old SAR Online system had to register again ([November 2025 guidance, summarised](https://www.tlt.com/insights-and-events/insight/updated-nca-sars-best-practice-guidance-nov-2025)).

Talk is the other danger. Telling a customer that a report has been made, or may be, can be the offence of tipping off ([section 333A](https://www.legislation.gov.uk/ukpga/2002/29/section/333A)).

**We suggest:** a one-page form, a log that only the nominated officer can open, and a sentence that counter staff learn by heart for a deal that has to wait.

## 6. Housekeeping left until renewal

Small omissions add up, and some are breaches on their own.

| What slips | What the rule says |
| --- | --- |
| A new director, owner, branch or bank account is saved for the renewal | It must be notified within 30 days ([ECSH47075](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh47075)) |
| A leaver can still sign in to RegData | The FCA asks firms to disable leavers ([FCA: Connect](https://www.fca.org.uk/firms/connect/registration); the same sense holds for RegData) |
| Records thrown away early, or kept for ever | Five years, then delete, with exceptions ([regulation 40](https://www.legislation.gov.uk/uksi/2017/692/regulation/40)) |
| ‘HMRC approved’ on the shopfront | Registration is a legal duty; HMRC asks firms to avoid words that suggest endorsement ([HMRC](https://www.gov.uk/government/publications/money-laundering-supervision-enforcement-measures)) |
| The declaration is sent but the fee is not | Both are needed, or the registration lapses ([ECSH45851](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh45851)) |
| Trading goes on after a lapse | The firm must stop, apply again and wait ([ECSH44550](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh44550)) |

**We suggest:** one shared calendar with an owner for each date, and ten minutes on the first Monday of the month. Our guides to [renewing](/how-to-renew-hmrc-mlr) and to [RegData](/how-to-stay-compliant-with-regdata-submissions) give the dates to put in it.

## A month to put it right

- [ ] **Week one.** Reopen the risk assessment, and set the review date.
- [ ] **Week two.** Correct every stored limit, and look for split deals.
- [ ] **Week three.** Sample ten business files, and close the gaps.
- [ ] **Week four.** Bring the agent sheets, training log and report log up to date.
- [ ] **Last day.** Compare HMRC’s and the FCA’s records of your firm with the firm itself.

> ### If you find a breach
>
> We suggest writing down what happened and when, stopping it, and taking advice promptly on what to tell your supervisor. HMRC’s penalties for MSBs first strip the benefit gained and then add a deterrent. Disclosure and cooperation reduce only the second part ([ECSH82785](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh82785)), and that part is still worth reducing.
`,
  sources: [
    { title: 'The Money Laundering Regulations 2017', url: 'https://www.legislation.gov.uk/uksi/2017/692/contents' },
    {
      title: 'Proceeds of Crime Act 2002, part 7',
      url: 'https://www.legislation.gov.uk/ukpga/2002/29/part/7',
    },
    {
      title: 'HMRC: economic crime supervision handbook',
      url: 'https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook',
    },
    {
      title: 'HMRC: money laundering supervision enforcement measures',
      url: 'https://www.gov.uk/government/publications/money-laundering-supervision-enforcement-measures',
    },
  ],
} satisfies ArticleInput;
