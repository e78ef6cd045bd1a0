import type { GuideInput } from './schema.server.ts';

export const guide = {
  slug: 'how-to-start-a-currency-exchange-bureau',
  order: 4,
  title: 'How to start a currency exchange bureau',
  headTitle: 'How to start a currency exchange',
  crumb: 'Currency exchange bureau',
  teaser: 'Registration, premises, banking and the first day of trading.',
  lead: 'A bureau must not trade until HMRC has confirmed its registration. Here is the order of work that brings you to the first day ready.',
  description:
    'From the idea to the first day of trading: activity, legal form, risk assessment, HMRC registration, banking, premises and records for a currency bureau.',
  cover: 'covers/how-to-start-a-currency-exchange-bureau',
  coverAlt: 'Linocut of a shop front with an awning, a pound coin and a globe in its windows (sample artwork)',
  facts: [
    { figure: '45 days', text: 'that HMRC says a new application can take, or longer if it needs more from you' },
    {
      figure: '£12,000',
      text: 'or more in an occasional exchange: customer checks are due (since 30 June 2026; confirm in regulation 27)',
    },
  ],
  lastReviewed: '2026-11-20',
  nextReview: '2027-02-26',
  body: `
A bureau looks simple from the street: a counter, a rate board, a till. Behind it stand a registration, a written risk assessment, tested people and a bank account that is hard to get. Follow the order below, and sign the lease late.

## What the law asks

- **Registration.** A firm that exchanges currency is a [money service business](https://www.gov.uk/guidance/money-laundering-regulations-money-service-business-registration). You must not trade [until HMRC has confirmed](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh44395) the registration. Having applied is not enough.
- **Fitness.** Owners, officers, managers, the nominated officer and any agents must pass the [fit and proper test](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh45030). HMRC must refuse a firm where someone [fails it or has an unspent conviction](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh47531) on the list in Schedule 3.
- **A narrow exception.** [Regulation 15](https://www.legislation.gov.uk/uksi/2017/692/regulation/15) leaves out exchange that is minor, incidental to another business and only for its existing customers: a hotel, say, that changes notes for its guests. Every condition has to be met, with limits on turnover and on single deals. It never covers sending money. Read [HMRC’s page](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh43520) before you rely on it.

Exchange over the counter needs HMRC. If you also send money to someone else, or pay the converted sum to a third party, that is likely to be a payment service, and the FCA has to authorise or register you as well. Its [perimeter guidance](https://www.handbook.fca.org.uk/handbook/PERG/15/) draws the line.

## Step by step

The three stages are the association’s suggestion. Steps that the law requires say so.

### Stage 1: settle the business

1. **Choose the activity.** Retail counter, bulk currency for other businesses and digital exchange are [distinct models](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh51125) to HMRC, with different risks. Start with one.
2. **Choose the legal form.** A later change of form means [a new application](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh45851). In a company, directors and people with significant control must [verify their identity](https://www.gov.uk/guidance/verifying-your-identity-for-companies-house) with Companies House, a rule phased in over twelve months from 18 November 2025.
3. **Appoint people.** You must have a [nominated officer](https://www.legislation.gov.uk/uksi/2017/692/regulation/21), who receives internal reports and decides on reports to the National Crime Agency. In a small bureau this may be the owner. Plan the [training](https://www.legislation.gov.uk/uksi/2017/692/regulation/24) of everyone else, and a record of it.
4. **Write the risk assessment and procedures.** HMRC [rejects applications](https://www.gov.uk/guidance/register-or-renew-your-money-laundering-supervision-with-hmrc) without them. Our [risk assessment guide](/how-to-conduct-ml-and-tf-risk-assessment) has the steps.
5. **Talk to banks early.** In members’ experience this is the hardest step of all. Bring the risk assessment, the business plan, your expected volumes in cash and the names of the people behind the firm. Ask how notes may be deposited, and at what charge.

### Stage 2: apply

1. **List the people.** Name every owner, officer, manager and agent for the fit and proper test. Ask each about past convictions and insolvencies before HMRC does.
2. **List the premises.** Each place where you trade has to be on the application, so agree terms with the landlord first.
3. **Apply and pay.** Use [HMRC’s online service](https://www.gov.uk/guidance/register-or-renew-your-money-laundering-supervision-with-hmrc). Nobody looks at an application until the fees are paid. A decision can take up to 45 days, and longer if HMRC asks for more.
4. **Answer quickly.** HMRC writes through the online account. Give one person the task of opening it every working day.

The fees are an application fee, a yearly fee for each premises, and a fee for each person tested. They changed in December 2025. The fee page as changed that month gave £300 for the application and £400 for each premises. Read the [current fees](https://www.gov.uk/guidance/money-laundering-regulations-registration-fees), the one for the fit and proper test above all, before you budget.

### Stage 3: get ready to open

1. **Commit to the premises.** Sign the lease now, if the landlord will wait; if not, ask for a way out if HMRC refuses the registration. Arrange insurance, a safe, cameras and cash collection.
2. **Set the till.** Since 30 June 2026 [regulation 27](https://www.legislation.gov.uk/uksi/2017/692/regulation/27) asks for customer due diligence on an occasional exchange of £12,000 or more, in one go or in linked parts; confirm the figure on legislation.gov.uk. It is also due at any amount when you start a business relationship, suspect money laundering, or doubt the identity details you hold. You may set lower limits of your own, not higher ones.
3. **Set up screening.** Asset freezes bind every business at any amount. Screen against the [UK Sanctions List](https://www.gov.uk/government/publications/the-uk-sanctions-list).
4. **Set up reporting.** Get the nominated officer ready for the [National Crime Agency’s](https://www.nationalcrimeagency.gov.uk/what-we-do/crime-threats/money-laundering-and-illicit-finance/suspicious-activity-reports) portal for suspicious activity reports.
5. **Register with the ICO.** A business that holds customers’ data must pay the [data protection fee](https://ico.org.uk/for-organisations/data-protection-fee/) unless it is exempt.
6. **Show prices fairly.** Put the rate and every charge where a customer sees them before the deal. Misleading prices are unlawful under [consumer law](https://www.gov.uk/government/publications/unfair-commercial-practices-cma207).

## Checklist for the first day

- [ ] **Registration confirmed.** You can find the firm in HMRC’s [Supervised Business Register](https://www.gov.uk/guidance/money-laundering-regulations-supervised-business-register).
- [ ] **Every person and premises is on it.** Changes must reach HMRC [within 30 days](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh47075).
- [ ] **Procedures at the counter.** Staff can find the page on large, linked and refused deals.
- [ ] **Training recorded.** Name, date, subject and a short test.
- [ ] **Till limits checked.** They match the procedures, in sterling.
- [ ] **Screening works.** You have run a test name, and kept the result.
- [ ] **Rates and charges on view.** The board, the website and the receipt agree.
- [ ] **Records begin.** Customer and transaction records must be kept for [five years](https://www.legislation.gov.uk/uksi/2017/692/regulation/40).
- [ ] **Annual declaration in the diary.** With an alarm three months before it.

## Common questions

### May we take bookings while we wait?

We suggest not. Use the time for training and tests with your own money.

### Can a bank simply close the account?

It can, with notice. If it ends an open-ended payment account contract made on or after 28 April 2026, it must [normally give 90 days’ notice](https://www.legislation.gov.uk/uksi/2025/688) and its reasons. The regulations say who is covered, and list exceptions such as failed customer checks.

### What if we carry cash abroad?

Anyone carrying £10,000 or more into or out of Great Britain must [declare it](https://www.gov.uk/bringing-cash-into-uk).

### May we say that HMRC approves us?

No. Registration is a legal duty, and HMRC asks firms [not to suggest endorsement](https://www.gov.uk/government/publications/money-laundering-supervision-enforcement-measures). Give your registration number, and leave it at that.

> ### Help worth paying for
> We suggest an independent consultant for the first risk assessment if nobody in the firm has written one. Compliance software for linked transactions and screening is easier to fit before the first customer than after the thousandth. You answer for the result either way.

## What to do next

Draft the risk assessment this week: the bank and HMRC will both ask for it. Then read the report of our webinar on [bank accounts for money service businesses](/dosand-donts-to-get-a-bank-account-for-your-msb-business), and put the [yearly renewal](/how-to-renew-hmrc-mlr) in the calendar.
`,
  sources: [
    {
      title: 'HMRC: money service business registration',
      url: 'https://www.gov.uk/guidance/money-laundering-regulations-money-service-business-registration',
    },
    {
      title: 'HMRC: register or update your money laundering supervision',
      url: 'https://www.gov.uk/guidance/register-or-renew-your-money-laundering-supervision-with-hmrc',
    },
    {
      title: 'HMRC: fees for money laundering supervision',
      url: 'https://www.gov.uk/guidance/money-laundering-regulations-registration-fees',
    },
    {
      title: 'HMRC: apply for the fit and proper test',
      url: 'https://www.gov.uk/guidance/money-laundering-regulations-apply-for-the-fit-and-proper-test',
    },
    {
      title: 'HMRC Economic Crime Supervision Handbook, ECSH51125: currency exchange offices',
      url: 'https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh51125',
    },
    {
      title: 'FCA Handbook, PERG 15: the scope of payment services',
      url: 'https://www.handbook.fca.org.uk/handbook/PERG/15/',
    },
    { title: 'Money Laundering Regulations 2017', url: 'https://www.legislation.gov.uk/uksi/2017/692/contents' },
  ],
} satisfies GuideInput;
