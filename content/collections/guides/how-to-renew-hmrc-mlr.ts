import type { GuideInput } from './schema.server.ts';

export const guide = {
  slug: 'how-to-renew-hmrc-mlr',
  order: 6,
  title: 'How to renew your HMRC MLR registration',
  headTitle: 'How to renew HMRC MLR registration',
  crumb: 'MLR renewal',
  teaser: 'Begin at least three months before it expires.',
  lead: 'Registration under the Money Laundering Regulations (MLR) does not renew itself. Each year HMRC wants a declaration and a fee; miss either and the firm has to stop.',
  description:
    'The annual HMRC declaration and fee for money service businesses: a timeline from three months before, the two stages, fees, and what a lapse means.',
  cover: 'covers/how-to-renew-hmrc-mlr',
  coverAlt: 'Linocut of a wall calendar with one day marked, before a rosette (sample artwork)',
  facts: [
    { figure: '3 months', text: 'before expiry at least is when to start: the association’s advice, not an HMRC rule' },
    { figure: '30 days', text: 'before the date, HMRC’s message arrives in your online account' },
    { figure: '2 stages', text: 'declaration and payment; both have to be complete in time' },
  ],
  lastReviewed: '2026-11-20',
  nextReview: '2027-03-31',
  body: `
Owners speak of renewal. HMRC speaks of an annual declaration and fee. It is short work for a firm whose records are right, and a bad month for one that finds in the last week that a director was never declared.

## What the law asks

You must be registered to trade. A money service business must not act [unless HMRC has confirmed its registration](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh44395).

Once a year you must complete two stages in [HMRC’s online service](https://www.gov.uk/guidance/register-or-renew-your-money-laundering-supervision-with-hmrc):

1. **Declare.** Check every detail, correct it and submit the declaration.
2. **Pay.** Pay the fee with the payment reference that the service then shows.

One without the other does not count. If both are not in within the window, [the registration lapses](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh45851).

Apart from that, changes have their own clock. You must tell HMRC [within 30 days](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh47075) of a change of owner, officer, manager, premises, branch or bank account, at any time of the year. For a new nominated officer it is 14 days. Do not save changes up for the renewal.

## A timeline that works

Start at least 3 months before expiry. That is the association’s advice. HMRC’s own window opens 30 days before, which is too short to replace a missing record or test a new manager.

### 90 days before: compare

1. Sign in. Check that the Government Gateway or GOV.UK One Login details work, and that a second person can reach the account.
2. Read the entry line by line against the facts: people, premises, agents, services, bank accounts, trading names.
3. Report what has changed now. A new owner, officer or manager also needs the [fit and proper test](https://www.gov.uk/guidance/money-laundering-regulations-apply-for-the-fit-and-proper-test), with a fee.
4. Check the contact email. HMRC’s email says only that a message is waiting in the account. If it goes to somebody who has left, you will not see it.

### 60 days before: refresh

1. Update the [risk assessment](/how-to-conduct-ml-and-tf-risk-assessment), and the procedures that follow from it.
2. Check the till limits. Since 30 June 2026 [regulation 27](https://www.legislation.gov.uk/uksi/2017/692/regulation/27) speaks of more than £800 for an occasional transfer of funds, and £12,000 or more for other occasional transactions; confirm both on legislation.gov.uk.
3. Close the gaps in the training log.
4. Budget for the fee, from the current fee page.

### 30 days before: declare

1. Open the message in the account. HMRC sends reminders as well; its [handbook](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh44575) describes them at 28, 14 and 7 days. Do not plan around them.
2. Have the declaration read by a second person, then submit it.
3. Pay the same day, with the exact reference. Keep the receipt.

### 7 days before: confirm

1. Sign in and see that the payment has been matched and nothing is open.
2. Look the firm up in the [Supervised Business Register](https://www.gov.uk/guidance/money-laundering-regulations-supervised-business-register).
3. Put next year’s dates in the calendar. Our [compliance calendar](/compliance-calendar) works them out and gives you reminders.

## What it costs

Fees changed in December 2025, and older pages still show lower ones. Read [HMRC’s fee page](https://www.gov.uk/guidance/money-laundering-regulations-registration-fees) on the day you budget. The figures below come from its version of 22 December 2025.

| Fee | When | Figure |
| --- | --- | --- |
| Premises | Every year, for each premises | £400 (before: £300) |
| Premises added in the second half of the fee year | Once | Half the premises fee |
| Application | A first application, or a new one after a lapse | £300, not refunded |
| Fit and proper test | Once for each person in each business | See the fee page |

A very small business may pay less; the fee page gives the conditions. Where one shop acts for several money service businesses, [each of them pays](https://www.gov.uk/government/publications/anti-money-laundering-aml-supervision-discussion-about-fees) for that premises.

## Checklist

- [ ] **Access.** Two people can sign in, and have done so this quarter.
- [ ] **People.** Every owner, officer, manager and the nominated officer is on the entry and has [passed the test](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh45030).
- [ ] **Agents.** They and their people are listed and tested too.
- [ ] **Premises.** Opened, moved and closed branches are all reported.
- [ ] **Services.** What you do at the counter matches what the entry says.
- [ ] **Bank accounts.** The ones that you use today.
- [ ] **Risk assessment, procedures, training log.** Dated within the last twelve months.
- [ ] **Declaration submitted.** Confirmation saved.
- [ ] **Fee paid and matched.** Reference checked, receipt saved.

## If it lapses

You must stop the regulated activity at once. A lapsed firm has to [apply again](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh44550), pay the application fee again, and wait until HMRC confirms the new registration. HMRC says that a new application can take up to 45 days, and longer if it needs more information. To trade in between is to trade unregistered, for which there is [a penalty of its own](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh82780).

We suggest that you then tell the bank, principals and agents yourself. They can see the register as well.

> ### Changing the legal form
> A sole trader who becomes a company is a new business to HMRC. You must [tell it within 30 days](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh45851), and the new entity needs an application of its own. Plan the change well away from the renewal date, and let the company start only when its registration is confirmed.

## Common questions

### Does a fit and proper test have to be repeated?

The fee is paid once per person per business, but the test goes on. It is personal to that role and that business, and it is not a licence.

### Does renewal cover our FCA permission?

No. The FCA side has its own fees and returns, described in our [RegData guide](/how-to-stay-compliant-with-regdata-submissions). A firm that sends money normally needs both.

### May we put ‘HMRC approved’ on the door?

No. Registration is a legal duty, and HMRC asks firms [to avoid words that suggest endorsement](https://www.gov.uk/government/publications/money-laundering-supervision-enforcement-measures).

### Can someone do it for us?

We suggest a consultant if the comparison at 90 days turns up more than you can mend in a month, and compliance software with reminders if you run several branches. The declaration is still yours, so read it.

## What to do next

Find your date in the online account today, count back three months, and write that day down. Then use the quiet time to [prepare for a visit](/how-to-prepare-for-an-hmrc-audit): the papers are the same.
`,
  sources: [
    {
      title: 'HMRC: register or update your money laundering supervision',
      url: 'https://www.gov.uk/guidance/register-or-renew-your-money-laundering-supervision-with-hmrc',
    },
    {
      title: 'HMRC: fees for money laundering supervision',
      url: 'https://www.gov.uk/guidance/money-laundering-regulations-registration-fees',
    },
    {
      title: 'HMRC Economic Crime Supervision Handbook, ECSH45851: registering online and annual updates',
      url: 'https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh45851',
    },
    {
      title: 'HMRC Economic Crime Supervision Handbook, ECSH44575: annual premises fee',
      url: 'https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh44575',
    },
    {
      title: 'HMRC Economic Crime Supervision Handbook, ECSH47075: material changes',
      url: 'https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh47075',
    },
    {
      title: 'HMRC: apply for the fit and proper test',
      url: 'https://www.gov.uk/guidance/money-laundering-regulations-apply-for-the-fit-and-proper-test',
    },
    {
      title: 'Money Laundering Regulations 2017, regulation 57: applications for registration',
      url: 'https://www.legislation.gov.uk/uksi/2017/692/regulation/57',
    },
  ],
} satisfies GuideInput;
