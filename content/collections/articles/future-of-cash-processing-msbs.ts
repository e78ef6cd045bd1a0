import type { ArticleInput } from './schema.server.ts';

export const article = {
  slug: 'future-of-cash-processing-msbs',
  title: 'The future of cash processing for MSBs',
  headTitle: 'The future of cash processing',
  crumb: 'Cash processing',
  date: '2025-06-24',
  updated: '2026-11-20',
  image: 'covers/future-of-cash-processing-msbs',
  imageAlt: 'Stacks of coins before a rosette (sample artwork)',
  excerpt:
    'Fewer branches, dearer deposits and better counting machines: what the next five years may hold for firms that still handle notes.',
  lead: 'Cash is a shrinking share of payments and a lasting part of this trade. The firms that know what each deposit costs, and can explain each one, will find it easiest to go on handling it.',
  description:
    'Cash was 9% of UK payments in 2024. What that means for bureaux and remitters: what handling costs, which machines help, and which duties follow the notes.',
  body: `
## What the figures say

UK Finance counted 4.4 billion cash payments in 2024, which was 9% of 48.6 billion payments of every kind. The year before, the share was 12%. About 16.9 million adults used cash once a month or less, while 1.2 million mainly used cash ([press summary of the report](https://particle.news/story/uk-cash-payments-fall-to-9-as-mobile-wallets-hit-majority-adoption)). The same series forecast a share of about 4% by 2034 ([second summary](https://www.redstareducation.co.uk/blog/evolution-of-uk-payment-habits/)). We quote these figures at second hand and they describe 2024; look for the current edition of UK Payment Markets at [UK Finance](https://www.ukfinance.org.uk/) before you rely on them.

Our own reading is that cash is shrinking but not going away, and that the customers of a bureau or a remittance counter are not the average payer. Travellers want notes in hand. Older people, people on low incomes and migrant families, we believe, lean on cash more than most. A firm that serves them is likely to be handling notes when many shops have stopped.

Public policy leans the same way. Since 18 September 2024 the largest banks have had duties to look after access to cash in the places they serve ([Financial Conduct Authority: access to cash](https://www.fca.org.uk/firms/access-to-cash)). Those duties fall on the banks and not on money service businesses. Look at that page for what is covered now.

## Where the cost sits

Counting, in our view, is the cheap part. Deposit charges, transport, insurance, idle stock and a supervisor’s time are easy to miss, because they arrive on different invoices or on none. We suggest recording one ordinary week, step by step:

| Step | What to write down | Where the cost hides |
| --- | --- | --- |
| Counter | Minutes a deal, recounts, differences | Wages |
| Back office | Sorting, checking for forgeries, balancing | Wages |
| Storage | Stock by currency, days it lay idle, insured limit | Insurance and working capital |
| Movement | Collections, staff trips to the bank | Courier invoice and lost hours |
| Deposit | Charge for each £100, days until credited | Bank statement |

Divide the total by the number of deals and set the result against your margin on each kind of deal. It shows which deals lose money, which branch holds too much stock, and what to ask for when you next speak to your bank or carrier.

## What machines can do, and what they cannot

A note recycler counts, checks and pays out again. A smart safe counts and holds, and some carriers will credit its contents before collection. Both suit a counter with steady volumes. They suit uneven volumes less well, because the machine costs the same on a quiet day. Before you compare prices, we suggest asking each supplier:

- [ ] **When is the money credited?** Early credit can be worth more to you than a cheaper machine.
- [ ] **Who bears a difference found later?** Get the answer in the contract, with a time limit.
- [ ] **What does the log show?** Look for time, operator, currency and denomination for every deposit.
- [ ] **Can the log be exported?** You may need it years after the machine has gone back.
- [ ] **What happens when it fails?** Ask for the repair time, and write down how the counter carries on by hand.

The fourth question has a legal side. You must keep due diligence records, and enough supporting records to reconstruct a transaction, for five years from the end of the occasional transaction or of the business relationship ([regulation 40](https://www.legislation.gov.uk/uksi/2017/692/regulation/40)). If a machine’s log is part of that record, make sure that it outlives the lease.

## Artificial intelligence, kept in proportion

Software that looks for patterns can help a small firm notice split deals, or one recipient shared by many senders. In our reading the Money Laundering Regulations 2017 (MLRs) favour no technology: whatever raises the alert, the firm answers for the result. We suggest trying a tool on last year’s deals before buying it, naming one person who decides on its alerts, and keeping a note of why each was closed.

No tool takes over the duty to report. A member of staff who knows or suspects money laundering, or has reasonable grounds to, must tell the nominated officer as soon as practicable, and there is no minimum amount ([Proceeds of Crime Act 2002, section 330](https://www.legislation.gov.uk/ukpga/2002/29/section/330)).

## The rules that follow the notes

- **Limits in pounds.** Since 30 June 2026 due diligence is required for an occasional currency exchange or cheque of £12,000 or more, in one deal or in linked ones, and for an occasional transfer of more than £800 ([regulation 27](https://www.legislation.gov.uk/uksi/2017/692/regulation/27)). Lower limits of your own are allowed; higher ones, as we read it, are not.
- **Cash as such is not reported.** The £10,000 cash figure belongs to high value dealers ([regulation 14](https://www.legislation.gov.uk/uksi/2017/692/regulation/14)). No UK rule asks for a report merely because a deal is large and in cash; suspicion is what counts.
- **Large notes stand out.** [HMRC’s risk page for money service businesses](https://www.gov.uk/government/publications/money-laundering-understanding-risks-and-taking-action-for-money-service-businesses) names, among other signs, changing criminal cash into EUR 200 or EUR 500 notes, quick-drop deposits at banks and payments by third parties. Check the page for its current text and test your own list against it.
- **Borders.** Cash of £10,000 or more carried into or out of Great Britain must be declared. Confirm the amount and the method at [GOV.UK](https://www.gov.uk/bringing-cash-into-uk) before anyone travels.
- **Couriers.** Moving cash physically without transmitting its value is not money transmission, according to [HMRC’s registration page](https://www.gov.uk/guidance/money-laundering-regulations-money-service-business-registration).

## Talk to the bank before the bank asks

A bank sees your cash business through its deposits. We suggest giving your bank one page a year: expected volume by month, currencies and denominations, where the notes come from, who carries them, and how you check the customers behind them. The industry guidance that banks use for money service businesses is public ([JMLSG](https://www.jmlsg.org.uk/guidance/current-guidance/)), so you can prepare against the same text. Our report on [getting a bank account](/dosand-donts-to-get-a-bank-account-for-your-msb-business) goes through the rest.

> ### One week is enough to begin
>
> Pick an ordinary week. Write down every step of every deposit: who did it, how long it took and what was charged. Repeat it in a year. Two such weeks will tell you more about your own firm than any forecast can.
`,
  sources: [
    {
      title: 'Regulation 27: when customer due diligence applies',
      url: 'https://www.legislation.gov.uk/uksi/2017/692/regulation/27',
    },
    { title: 'Regulation 40: record keeping', url: 'https://www.legislation.gov.uk/uksi/2017/692/regulation/40' },
    { title: 'FCA: access to cash', url: 'https://www.fca.org.uk/firms/access-to-cash' },
    {
      title: 'HMRC: understanding risks and taking action for money service businesses',
      url: 'https://www.gov.uk/government/publications/money-laundering-understanding-risks-and-taking-action-for-money-service-businesses',
    },
    { title: 'UK Finance', url: 'https://www.ukfinance.org.uk/' },
  ],
} satisfies ArticleInput;
