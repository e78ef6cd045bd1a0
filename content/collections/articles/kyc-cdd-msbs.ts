import type { ArticleInput } from './schema.server.ts';

export const article = {
  slug: 'kyc-cdd-msbs',
  title: 'KYC and CDD for money service businesses',
  headTitle: 'KYC and CDD for MSBs',
  crumb: 'KYC and CDD',
  date: '2025-05-27',
  updated: '2026-11-20',
  image: 'covers/kyc-cdd-msbs',
  imageAlt: 'An identity card and a key (sample artwork)',
  excerpt: 'What to ask, when to ask it again, and how long to keep the answer.',
  lead: '‘Know your customer’ is the everyday name; customer due diligence is the legal duty behind it. Here is when the duty begins, what it asks for, and when it ends.',
  description:
    'Customer due diligence for bureaux and remitters: the sterling limits since June 2026, what to ask and verify, enhanced checks, and five-year records.',
  body: `
## When due diligence is due

Customer due diligence (CDD) is required at five moments. They are set out in [regulation 27](https://www.legislation.gov.uk/uksi/2017/692/regulation/27) of the Money Laundering Regulations 2017 (MLRs):

| Moment | Amount |
| --- | --- |
| A business relationship begins | Any |
| An occasional transfer of funds | More than £800 |
| Any other occasional transaction, such as currency exchange or cheque cashing | £12,000 or more |
| You suspect money laundering or terrorist financing | Any |
| You doubt the identification data that you hold | Any |

The sterling limits took effect on 30 June 2026, made by [SI 2026/621](https://www.legislation.gov.uk/uksi/2026/621). The older limits of EUR 1,000 and EUR 15,000 applied until 29 June 2026 and are history now, as is the daily conversion that went with them. Some official guidance was written before the change and may still show euros, so confirm a figure in the regulation itself.

Two more points cause confusion. The £10,000 cash figure belongs to high value dealers and is not an MSB limit ([regulation 14](https://www.legislation.gov.uk/uksi/2017/692/regulation/14)). And a firm may choose lower limits than the law’s, but not, as we read it, higher ones.

## Linked deals count as one

The £12,000 limit applies to one deal or to several that appear to be linked ([regulation 27(2)](https://www.legislation.gov.uk/uksi/2017/692/regulation/27)). A customer who exchanges £7,000 in the morning and £6,000 at another branch in the afternoon looks like one who has passed it. We suggest a written rule for joining deals: how many days you look back, which details you match (name, document, telephone, recipient, car or companion), and who looks when the system shows a match. Choose the period from your own risk assessment and write down why.

## What to ask

[Regulation 28](https://www.legislation.gov.uk/uksi/2017/692/regulation/28) describes the measures. In plain words, a firm must:

1. **Identify the customer**: establish who they say they are.
2. **Verify it** from a reliable source that is independent of the customer.
3. **Look behind a company or trust**: identify the beneficial owners, in general people with more than 25%, and take reasonable steps to verify them.
4. **Understand the purpose** and intended nature of the relationship or transaction.
5. **Keep watching** a continuing relationship, so that deals match what you know.

All of that normally comes before the relationship or the transaction ([regulation 30](https://www.legislation.gov.uk/uksi/2017/692/regulation/30)). If it cannot be completed, you must not carry out the transaction, must end any relationship, and must consider whether to make a suspicious activity report ([regulation 31](https://www.legislation.gov.uk/uksi/2017/692/regulation/31)). New customers must also be told how their personal data will be used ([regulation 41](https://www.legislation.gov.uk/uksi/2017/692/regulation/41)).

Electronic checks can serve as a reliable source if the process is secure from fraud and misuse and gives enough assurance that the person is who they claim to be. HMRC’s manual says what officers look for, and adds that the firm stays liable for failures ([ECSH33357](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh33357)). The Treasury has said that it will issue guidance on digital identity; see [its policy note](https://www.gov.uk/government/publications/proposed-amendments-to-the-money-laundering-regulations-draft-si-and-policy-note), and ask whether it has appeared before you sign with a supplier.

## When to ask for more

Enhanced due diligence (EDD) is required in the cases of [regulation 33](https://www.legislation.gov.uk/uksi/2017/692/regulation/33). For a counter, the common ones are:

- **High risk**, found by you or named by your supervisor.
- **The call for action** of the Financial Action Task Force (FATF). It concerns customers established in the countries listed. After the February and June 2026 meetings these were North Korea, Iran and Myanmar. Check [the current list](https://www.fatf-gafi.org/en/countries/black-and-grey-lists.html) after every plenary (February, June and October); it may have changed since.
- **Politically exposed persons.** Senior management approves, source of wealth and funds is established, and monitoring is closer. A UK politically exposed person starts from a lower level of risk than a foreign one ([regulation 35](https://www.legislation.gov.uk/uksi/2017/692/regulation/35)).
- **Transactions out of the ordinary**: unusually complex or unusually large, in an unusual pattern, or with no apparent purpose.
- **False or stolen** identity documents or data.

Countries under the FATF’s increased monitoring no longer bring EDD by themselves. They remain a factor to weigh and to record. Where EDD applies, ‘savings’ is a word and not evidence. We suggest asking for the payslip, the sale contract or the bank statement, and comparing it with the amount.

Simplified checks are possible only where you can show that the risk is lower ([regulation 37](https://www.legislation.gov.uk/uksi/2017/692/regulation/37)). In cash business we suggest treating that as rare.

## Extra for money transmitters

Information on payer and payee must travel with a transfer: the payer’s name, account number or unique identifier, and address or an allowed alternative; the payee’s name and account or identifier ([HMRC: payer and payee information](https://www.gov.uk/guidance/how-to-comply-with-eu-payments-regulation)). Smaller transfers can carry less. Take the present limit from [the retained Regulation 2015/847](https://www.legislation.gov.uk/eur/2015/847) and not from an old manual. When an authority asks for that information, you must answer fully and rapidly ([regulation 64](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh64080)).

## When to ask again

Regulation 27 asks for CDD again when you doubt what you hold or suspect something, and regulation 28 for continued monitoring of a relationship. To make a routine of it, we suggest these triggers for a customer who returns:

- [ ] **The document has expired.** The file then proves who they were and not who they are.
- [ ] **The pattern has changed.** A new country, a new recipient or a jump in amount deserves a question and a note of the answer.
- [ ] **A year has passed.** For higher-risk customers, choose a shorter period.
- [ ] **The business has new owners.** Ask again who stands behind it.
- [ ] **Somebody else collects or pays.** Find out why before the money moves.

## How long to keep the answer

You must keep CDD and transaction records for five years. The period runs from the end of an occasional transaction, or from the end of the relationship ([regulation 40](https://www.legislation.gov.uk/uksi/2017/692/regulation/40)). Records of transactions within a relationship need not be kept beyond ten years. When the period ends, the personal data must be deleted unless an exception in the same regulation applies. Keeping everything for ever is a failing of its own.

> ### Two duties that stand apart from CDD
>
> **Sanctions.** Asset-freeze law has no minimum amount. Screen against the [UK Sanctions List](https://www.gov.uk/government/publications/the-uk-sanctions-list), the single list since 28 January 2026, and see [OFSI](https://www.gov.uk/government/organisations/office-of-financial-sanctions-implementation) for what to report.
>
> **Suspicion.** Staff must tell the nominated officer as soon as practicable ([section 330](https://www.legislation.gov.uk/ukpga/2002/29/section/330)), and nobody may tip off the customer ([section 333A](https://www.legislation.gov.uk/ukpga/2002/29/section/333A)). If an identity check feels wrong, we suggest that staff report it internally first and ask their questions with care.
`,
  sources: [
    {
      title: 'Regulation 27: when customer due diligence applies',
      url: 'https://www.legislation.gov.uk/uksi/2017/692/regulation/27',
    },
    {
      title: 'Regulation 28: customer due diligence measures',
      url: 'https://www.legislation.gov.uk/uksi/2017/692/regulation/28',
    },
    {
      title: 'Regulation 33: enhanced due diligence',
      url: 'https://www.legislation.gov.uk/uksi/2017/692/regulation/33',
    },
    { title: 'Regulation 40: record keeping', url: 'https://www.legislation.gov.uk/uksi/2017/692/regulation/40' },
    {
      title: 'FATF: countries in the call for action and under increased monitoring',
      url: 'https://www.fatf-gafi.org/en/countries/black-and-grey-lists.html',
    },
    {
      title: 'HMRC: guidance for money service businesses',
      url: 'https://www.gov.uk/government/publications/anti-money-laundering-guidance-for-money-service-businesses',
    },
  ],
} satisfies ArticleInput;
