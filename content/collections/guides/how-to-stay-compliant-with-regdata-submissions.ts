import type { GuideInput } from './schema.server.ts';

export const guide = {
  slug: 'how-to-stay-compliant-with-regdata-submissions',
  order: 5,
  title: 'How to stay compliant with RegData submissions',
  headTitle: 'RegData returns, right and on time',
  crumb: 'RegData submissions',
  teaser: 'Deadlines, permissions and a six-monthly check of your users.',
  lead: 'Every payment institution reports to the FCA through RegData. A calendar, a second pair of eyes and a check of your users keep those returns right and on time.',
  description:
    'Which returns a payment institution files in RegData, when they are due, who should have access, and an eight-step routine that keeps them right.',
  cover: 'covers/how-to-stay-compliant-with-regdata-submissions',
  coverAlt: 'Linocut of a bar chart with a rising line, beside a filing box of papers (sample artwork)',
  facts: [
    {
      figure: '6 months',
      text: 'at most between reviews of user permissions: good practice that we suggest, not an FCA rule',
    },
    {
      figure: '30 business days',
      text: 'after its year end an authorised payment institution’s FSA056 is due; check SUP 16.13',
    },
    { figure: '£250', text: 'administrative fee for a late return; confirm it in SUP 16.3' },
  ],
  lastReviewed: '2026-11-20',
  nextReview: '2027-01-15',
  body: `
A return can be late for simple reasons. The one person with a password has left. Nobody has drawn the figures. The reminder went to an old address. The routine below deals with all three.

This guide is for firms that the FCA authorises or registers to send money. A bureau registered with HMRC alone has no RegData returns.

## What the rules ask

[RegData](https://www.fca.org.uk/firms/regdata) is the FCA’s system for regulatory returns. It replaced Gabriel. [Connect](https://www.fca.org.uk/firms/connect) is the other system, for applications and notifications. You reach RegData through [My FCA](https://www.fca.org.uk/firms/multi-factor-authentication-fca-systems), with a one-time passcode. My FCA also [lists your scheduled tasks](https://www.fca.org.uk/firms/firm-information), each with a due date and a status.

Payment institutions must file the returns in [SUP 16.13](https://www.handbook.fca.org.uk/handbook/SUP/16/13.html) of the FCA Handbook, complete and on time. A late return costs a [£250 administrative fee](https://www.handbook.fca.org.uk/handbook/SUP/16/3.html), and can lead to action against the firm. Confirm the amount there.

## Which returns to expect

Your own schedule in RegData decides. The table is a check on it, from the Handbook of 2024 and later notices. Forms and dates change, so read the current text before you rely on it.

| Return | Who files it | When |
| --- | --- | --- |
| FSA057 | Small payment institutions | Each year, for the year to 31 December |
| FSA056 | Authorised payment institutions | Each year from the accounting reference date, within 30 business days |
| Safeguarding return | Authorised payment institutions, and small ones that opted in, under the [rules in force since 7 May 2026](https://www.fca.org.uk/publications/policy-statements/ps25-12-changes-safeguarding-regime-payments-and-e-money-firms) | Each month |
| Fraud (REP017), operational and security risk (REP018), complaints | As your schedule shows | As your schedule shows |

The financial crime return, REP-CRIM, is not for payment institutions whose only services are remittance, or account information or initiation, because HMRC supervises them for money laundering. See [SUP 16.23](https://www.handbook.fca.org.uk/handbook/SUP/16/23.html).

## Eight steps

The routine is the association’s suggestion. The links show where a rule or FCA guidance stands behind a step.

1. **Print the schedule.** Open My FCA, list every task for the next twelve months and compare it with the table. If a return is missing, or one seems wrong for your permissions, ask the FCA. Do not wait for it to appear.
2. **Give each return two names.** One person prepares it, another can take over. Both need a working sign-in and have used it this quarter.
3. **Work back from the due date.** We suggest figures closed fifteen working days before, review ten before, submission five before. Put all four dates in the calendar that the firm really uses; our [compliance calendar](/compliance-calendar) works them out.
4. **Write down where each figure comes from.** One page for each return: the box, the report or ledger behind it, and the date it was drawn. For FSA057, the [guidance notes](https://www.handbook.fca.org.uk/handbook/SUP/16/Annex28D.html) that we read want some answers in pounds and others in euros, at one exchange rate throughout. Note the rate and its source.
5. **Have it checked by someone who did not prepare it.** Compare with last year, the management accounts and the bank. Explain every large change before the FCA asks.
6. **Watch the limit.** A small payment institution must stay within a monthly average of payment transactions, agents included, over twelve months. The figure we read is [€3 million](https://www.legislation.gov.uk/uksi/2017/752/regulation/14); confirm it. Work it out each month, not once a year.
7. **Submit, and keep proof.** Save the return as sent, the confirmation, the working papers and the name of the reviewer. If you find a mistake later, correct it and tell the FCA yourself.
8. **Report to the board.** One line for each return: due, sent, by whom, anything odd.

## Who can use RegData

A principal user registers the firm, with a key from the FCA, and controls everyone else. The FCA [asks firms](https://www.fca.org.uk/firms/connect/registration) to give users only the rights they need, to disable leavers and to keep email addresses right. It says so of Connect, and we read it the same way for RegData.

We suggest that you review user permissions every 6 months, and on the day anyone joins, leaves or changes job. We found no such interval in an FCA page: it is good practice, and it fits in half an hour.

- [ ] **Users listed.** Every name in RegData and Connect still works here and still needs the access.
- [ ] **Leavers removed.** On the last day, not at the next review.
- [ ] **Principal user present.** And a second person knows how to act if that person is ill.
- [ ] **Rights fit the job.** Whoever prepares a return need not be able to manage users.
- [ ] **No shared sign-ins.** Each person has a passcode of their own.
- [ ] **Email addresses checked.** Send one message to each, and wait for the answer.
- [ ] **Consultants counted.** An outside preparer has a named account and an end date.
- [ ] **Review recorded.** Date, reviewer, what changed.

## Keep the firm’s own details right

The FCA decides which returns to ask for, and where to write, from the details it holds. Check them when you review users, and report changes through Connect. Some firms must also confirm their details each year after the accounting date; the [FCA’s page on firm details](https://www.fca.org.uk/firms/firm-information) says which, how and by when. Do not confuse this with HMRC: its [30 days for changes](/how-to-renew-hmrc-mlr) run separately.

## What goes wrong

- **Nobody answers.** In July 2012 the regulator of the day cancelled the registration of a small payment institution that had filed no FSA057 and had not replied to its requests.
- **‘The reminder never came.’** Firms have used this in complaints about late fees, and [lost](https://www.moneymarketing.co.uk/another-firm-appeals-bill-late-gabriel-return/). The duty to file does not depend on a reminder.
- **A nil year is not filed.** If the return is on your schedule, file it, even when the answer is nought.
- **Agents are left out.** Their transactions are yours. Collect their figures monthly, in one format.
- **The December rush.** The year of FSA057 ends on 31 December, in the holidays. Draw the data in the first week of January.

> ### If you are already late
> File as soon as the figures are right, tell the FCA when that will be, and note the cause. Then mend the cause: a second user, an earlier date, a clearer source.

## Software or a consultant?

We suggest compliance software if the figures now come from several tills or agents and are typed together by hand. A consultant can prepare the first return of a new firm, or review it. The return is the firm’s own, so read it before it is sent.

## What to do next

Open My FCA today and do steps 1 and 2. Then set a date six months from now for the user review. If the board report on your customers’ outcomes is due as well, our guide to the [Consumer Duty](/how-to-comply-with-fca-consumer-duty) shows what to put in it.
`,
  sources: [
    { title: 'FCA: RegData', url: 'https://www.fca.org.uk/firms/regdata' },
    {
      title: 'FCA Handbook, SUP 16.13: reporting under the Payment Services Regulations',
      url: 'https://www.handbook.fca.org.uk/handbook/SUP/16/13.html',
    },
    {
      title: 'FCA Handbook, SUP 16.3: general provisions on reporting',
      url: 'https://www.handbook.fca.org.uk/handbook/SUP/16/3.html',
    },
    { title: 'FCA: firm details and My FCA', url: 'https://www.fca.org.uk/firms/firm-information' },
    {
      title: 'FCA: registering and managing users on Connect',
      url: 'https://www.fca.org.uk/firms/connect/registration',
    },
    {
      title: 'FCA, PS25/12: changes to the safeguarding regime for payments and e-money firms',
      url: 'https://www.fca.org.uk/publications/policy-statements/ps25-12-changes-safeguarding-regime-payments-and-e-money-firms',
    },
    {
      title: 'Payment Services Regulations 2017, regulation 14: small payment institutions',
      url: 'https://www.legislation.gov.uk/uksi/2017/752/regulation/14',
    },
  ],
} satisfies GuideInput;
