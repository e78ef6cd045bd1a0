import type { GuideInput } from './schema.server.ts';

export const guide = {
  slug: 'how-to-comply-with-fca-consumer-duty',
  order: 2,
  title: 'How to comply with the FCA Consumer Duty',
  headTitle: 'The Consumer Duty for MSBs',
  crumb: 'Consumer Duty',
  teaser: 'Four outcomes, and the evidence that you deliver each of them.',
  lead: 'If the FCA authorises or registers you to send money, its Consumer Duty covers how you treat retail customers. This guide turns it into notes, prices and monthly figures.',
  description:
    'What the FCA Consumer Duty asks of money transfer firms: four outcomes, clear pricing, agents, outcome data and the yearly board report, in seven steps.',
  cover: 'covers/how-to-comply-with-fca-consumer-duty',
  coverAlt: 'Linocut of a pair of scales holding coins and a parcel, beside two speech bubbles (sample artwork)',
  facts: [
    { figure: '4 outcomes', text: 'products and services, price and value, consumer understanding, consumer support' },
    { figure: '1 report a year', text: 'at least, on outcomes, goes to the board under the FCA rules (PRIN 2A.8)' },
  ],
  lastReviewed: '2026-11-20',
  nextReview: '2027-03-31',
  body: `
The Duty asks a plain question: do your customers get a good result at a fair price, and can you prove it? A policy does not answer that. Prices, receipts, complaints and test purchases do.

## Does the Duty apply to you?

The [Consumer Duty](https://www.fca.org.uk/firms/consumer-duty) has applied to open products and services since 31 July 2023, and to closed ones since 31 July 2024. It reaches payment service providers. The FCA’s own [review of payments firms](https://www.fca.org.uk/publications/multi-firm-reviews/payments-consumer-duty) names money remitters among them.

A bureau that only changes cash, and is registered with HMRC alone, is not an FCA firm. In our reading the Duty does not apply to it directly, although consumer law does. If you do both, the transfer side is inside. Confirm this for your own services before you rely on it.

‘Retail customer’ is a defined term in the [FCA Handbook](https://www.handbook.fca.org.uk/handbook/PRIN/2A/). Read the definition before you rule a customer out. The FCA has been clarifying the scope of the Duty, so check its page for changes when you review your papers.

## What the rules ask

The rules stand in the FCA Handbook, with guidance in [FG22/5](https://www.fca.org.uk/publications/finalised-guidance/fg22-5-final-non-handbook-guidance-firms-consumer-duty). They have three layers:

- **One principle.** You must act to deliver good outcomes for retail customers ([PRIN 2A](https://www.handbook.fca.org.uk/handbook/PRIN/2A/)).
- **Three cross-cutting rules.** You must act in good faith, avoid foreseeable harm, and enable and support customers to pursue their objectives ([PRIN 2A](https://www.handbook.fca.org.uk/handbook/PRIN/2A/)).
- **Four outcomes.** The table lists them with the evidence we suggest that you keep.

| Outcome | In a transfer firm it means | Evidence |
| --- | --- | --- |
| Products and services | Each service suits the people you sell it to | A target market note for each service |
| Price and value | Fee and margin are reasonable for what the customer gets | A fair value note that counts the margin on the rate |
| Consumer understanding | Customers know the cost and the amount that arrives before they agree | Screens, posters and receipts, tested on real customers |
| Consumer support | Help, changes and complaints are as easy as sending | Answer times, failed payments, complaints and their causes |

In October 2024 the FCA reported on 23 payments firms. [Just over half were satisfactory](https://www.fca.org.uk/publications/multi-firm-reviews/payments-consumer-duty). Weaker firms leaned on the processes they already had. Better ones had defined a target market, watched their agents and used data about outcomes.

## Seven steps

The order and the paperwork are the association’s suggestion. The FCA rules and guidance are linked where a step rests on them.

1. **Write one target market note for each service.** Say whom it is for, whom it is not for, what those customers need and what could hurt them. ‘Anyone who sends money’ is not a market.
2. **Write a fair value note.** Add the fee to the margin on the exchange rate. Compare the total with what the customer gets and with what it costs you to provide. Do it for a small, a typical and a large transfer: a fixed fee weighs most on the smallest.
3. **Show the whole price before the customer agrees.** See the next section.
4. **Make support easy to reach.** Check how a customer cancels, corrects a name, chases a late payment or complains. Try each one yourself. Write down how staff help a customer who is ill, bereaved, in debt, anxious or not at ease in English.
5. **Watch your agents.** You [remain responsible](https://www.fca.org.uk/publications/multi-firm-reviews/payments-consumer-duty) for the outcomes of customers whom an agent serves. Test a sample of agents each quarter: was the price shown, and was the receipt plain?
6. **Collect the same few figures every month.** We suggest complaints by cause, failed and late payments, refunds, time to answer, and the total price on your three busiest corridors. Put each beside the month before.
7. **Report to the board.** The rules ([PRIN 2A.8](https://www.handbook.fca.org.uk/handbook/PRIN/2A/)) require a report on outcomes at least once a year. We suggest that it says what you measured, where customers did badly, what you changed and whether that worked.

## Show the whole price

On 1 May 2025 the FCA published examples of [good and poor practice in pricing international payments](https://www.fca.org.uk/publications/good-and-poor-practice/consumer-duty-international-payment-pricing-transparency-good-poor-practice). To follow them, you should show before the transfer:

- the amount sent, in pounds
- the exchange rate you apply
- any mark-up on the reference rate, shown as a cost
- fixed and variable fees
- the total fee, in pounds
- the amount that arrives, in local currency

The [same examples](https://www.fca.org.uk/publications/good-and-poor-practice/consumer-duty-international-payment-pricing-transparency-good-poor-practice) say that you should also warn of fees which other banks may take on the way, and should not call a transfer free when the rate carries a margin.

> ### An example with invented figures
> A customer pays £200 and your fee is £3, so £197 is changed. The reference rate is 100 to the pound and yours is 98. The recipient gets 19,306. At the reference rate it would have been 19,700. The margin therefore cost 394, or £3.94, and the whole transfer cost £6.94. That is the figure for your fair value note.

## Checklist

- [ ] **Target market note.** One page for each service, with the date and an owner.
- [ ] **Fair value note.** It includes the rate margin, not the fee alone.
- [ ] **Plain receipt.** Someone outside the firm can find the fee, the rate and the amount received without help.
- [ ] **Price display checked.** Counter, website, app and agents show the same figures.
- [ ] **Vulnerable customers.** Staff have written steps, and can say when they last used them.
- [ ] **Monthly outcome data.** Someone reads it, and notes what was done.
- [ ] **Agent checks.** Dates, findings and corrections are on file.
- [ ] **Board report.** Dated within the last twelve months, with the board’s decisions.
- [ ] **Action log.** Every shortfall has an owner, a date and a result.

## Common questions

### We have almost no complaints. Is that enough?

Not by itself. A customer may simply walk away. Set the number beside refunds, failed payments and a few test purchases.

### Do we need a board champion?

No. The FCA has not expected one [since 27 February 2025](https://www.globalfinregblog.com/2025/02/fca-updates-on-growth-and-the-consumer-duty/). The yearly report to the board remains.

### We are very small. Can we do less?

You can write less. A firm with one corridor may fit each note on a page. In our reading it still needs every part: market, value, understanding, support, data and report.

### May we buy a ready-made file?

We suggest compliance software if it gathers complaints and prices that you now copy by hand. A consultant can help with the first fair value note. Neither knows your customers, so the judgement in each note has to be yours.

## What to do next

Start with step 2 on your busiest corridor, and compare the result with your price board. Then put the board report in the same calendar as your [RegData submissions](/how-to-stay-compliant-with-regdata-submissions). If a rule is unclear for firms like yours, [tell the association](/contact-us), so that we can raise it with the FCA.
`,
  sources: [
    { title: 'FCA: the Consumer Duty', url: 'https://www.fca.org.uk/firms/consumer-duty' },
    { title: 'FCA Handbook, PRIN 2A: the Consumer Duty', url: 'https://www.handbook.fca.org.uk/handbook/PRIN/2A/' },
    {
      title: 'FCA, FG22/5: final guidance for firms on the Consumer Duty',
      url: 'https://www.fca.org.uk/publications/finalised-guidance/fg22-5-final-non-handbook-guidance-firms-consumer-duty',
    },
    {
      title: 'FCA: payments firms and the Consumer Duty, multi-firm review',
      url: 'https://www.fca.org.uk/publications/multi-firm-reviews/payments-consumer-duty',
    },
    {
      title: 'FCA: international payment pricing transparency, good and poor practice',
      url: 'https://www.fca.org.uk/publications/good-and-poor-practice/consumer-duty-international-payment-pricing-transparency-good-poor-practice',
    },
  ],
} satisfies GuideInput;
