import type { NewsItemInput } from './schema.server.ts';

// Sample text for the association to replace. The specification gives the slug and no more; no public record of the
// meeting was found. So nothing is said of who spoke, when, where, or what came of it. The date is part of the sample.
export const newsItem = {
  id: 1,
  slug: 'calyx-solutions-stands-for-migrant-communities-at-the-fca-meeting',
  title: 'Calyx Solutions stands for migrant communities at the FCA meeting',
  headTitle: 'Calyx Solutions at the FCA meeting',
  crumb: 'Calyx Solutions at the FCA',
  date: '2025-07-08',
  updated: '2026-11-20',
  image: 'covers/calyx-solutions-stands-for-migrant-communities-at-the-fca-meeting',
  imageAlt: 'A globe before a rosette (sample artwork)',
  excerpt:
    'A technology firm has spoken for migrant communities at a meeting with the Financial Conduct Authority. Sample text.',
  lead: 'Calyx Solutions, a technology firm, has spoken for migrant communities at a meeting with the Financial Conduct Authority (FCA).',
  description:
    'A technology firm spoke for migrant communities at an FCA meeting. The background: remittance pricing, the Consumer Duty and account closure.',
  body: `
> ### Sample text
>
> This item holds a place until the association publishes its own report. The date above is part of the sample. No names, quotations or outcomes are given, because none have been confirmed.

## Why it matters to our members

Remittance firms serve families whose wages are earned here and spent elsewhere. Rules about prices, identity and accounts decide what those families pay and whether they are served at all. We think that somebody who works with them belongs in the room when such rules are discussed.

## What the FCA has been asking of remittance firms

The FCA’s Consumer Duty reaches payment service providers, and the regulator names money remitters among them ([FCA review of payments firms](https://www.fca.org.uk/publications/multi-firm-reviews/payments-consumer-duty)). On 1 May 2025 it published examples of good and poor practice in pricing international payments. In short: show the amount in pounds, the rate, any mark-up as a cost and the fees, say what the recipient will get, and do not call a transfer free when the rate carries a margin ([law firm’s summary](https://www.regulationtomorrow.com/eu/fca-publishes-good-and-poor-practice-examples-for-international-payment-pricing-under-consumer-duty/)). Our [guide to the Consumer Duty](/how-to-comply-with-fca-consumer-duty) sets out what that means at the counter.

## What has changed for accounts

A firm without a bank account cannot serve anyone. For open-ended contracts made on or after 28 April 2026, a bank that closes a payment account must normally give 90 days’ notice with its reasons in writing; there are exceptions, and older contracts keep two months ([SI 2025/688](https://www.legislation.gov.uk/uksi/2025/688)). Our report on [getting a bank account](/dosand-donts-to-get-a-bank-account-for-your-msb-business) explains how to prepare.

## Tell us what you see

If your customers meet closed accounts, unclear prices or refused transfers, [write to us](/contact-us). Say what happened and when, and leave out customers’ names.
`,
  sources: [
    {
      title: 'FCA: Consumer Duty in payments firms',
      url: 'https://www.fca.org.uk/publications/multi-firm-reviews/payments-consumer-duty',
    },
    {
      title: 'SI 2025/688: contract termination',
      url: 'https://www.legislation.gov.uk/uksi/2025/688',
    },
  ],
  sample: true,
} satisfies NewsItemInput;
