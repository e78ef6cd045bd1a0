import type { GuideInput } from './schema.server.ts';

export const guide = {
  slug: 'how-to-prepare-for-an-hmrc-audit',
  order: 3,
  title: 'How to prepare for an HMRC audit',
  headTitle: 'How to prepare for an HMRC audit',
  crumb: 'HMRC audit',
  teaser: 'Members report over 150 questions in three to four hours. Have the papers ready.',
  lead: 'An HMRC visit tests whether your policies match what happens at the counter. Prepare the papers, then prepare the people.',
  description:
    'What happens when HMRC visits a money service business: notice, questions, papers to have ready, the day itself and what can follow. With a checklist.',
  cover: 'covers/how-to-prepare-for-an-hmrc-audit',
  coverAlt: 'Linocut of a checklist with three of its four boxes ticked, before a rosette (sample artwork)',
  facts: [
    {
      figure: '150+',
      text: 'questions on policies, controls, training and records: members’ experience, not an HMRC figure',
    },
    { figure: '3–4 hours', text: 'on site, again as members tell us; a visit can be shorter or longer' },
    { figure: '1 week', text: 'of notice at least is usual, according to HMRC’s own handbook' },
  ],
  lastReviewed: '2026-11-20',
  nextReview: '2027-01-29',
  body: `
Owners call it an audit. HMRC calls it a compliance visit, or an intervention. Whatever the word, an officer compares what your papers say with what your business does. Most visits are announced, so use the notice well.

## What to expect

HMRC’s [handbook for its officers](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook) is public, and shows what they look for.

- **First contact** is normally a telephone call, [followed by a written confirmation](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh32841). At least a week’s notice is usual. You can ask for a reasonable delay and give your reason.
- **The start** is often between 9 and 11 in the morning, with room for a shop that opens later. There may be more than one visit, or calls and letters besides.
- **The questions** cover policies, controls, training and records. Members tell us to expect over 150 of them, in 3 to 4 hours on site. That is experience, not an HMRC figure.
- **The testing** is wide. Officers expect to [test many transactions](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh51075) in a money service business, because deals are small and frequent. If you have agents, they expect to see how you oversee them.
- **Bureaux** have [a page of their own](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh51125) on what an officer expects to see. Read it with your records beside you.

## What the officer measures you against

These duties apply every day, visit or no visit.

- **Risk and procedures.** You must have a written [risk assessment](https://www.legislation.gov.uk/uksi/2017/692/regulation/18), and [policies, controls and procedures](https://www.legislation.gov.uk/uksi/2017/692/regulation/19) that follow from it.
- **People.** You must have a [nominated officer](https://www.legislation.gov.uk/uksi/2017/692/regulation/21), and [train](https://www.legislation.gov.uk/uksi/2017/692/regulation/24) staff and agents with a written record.
- **Customers.** You must carry out due diligence when [regulation 27](https://www.legislation.gov.uk/uksi/2017/692/regulation/27) asks for it. Since 30 June 2026 its figures are more than £800 for an occasional transfer of funds, and £12,000 or more for other occasional transactions, in one go or in linked parts. Confirm them on legislation.gov.uk.
- **Records.** You must keep them for [five years](https://www.legislation.gov.uk/uksi/2017/692/regulation/40) after the occasional transaction or the end of the relationship.

## Seven steps before the visit

The order is the association’s suggestion.

1. **Check the caller.** Take the officer’s name, and confirm that the call came [from HMRC](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh32810) before you share anything. HMRC asks you to accept the risks of email before it uses it. Write down the date, the premises and the papers requested.
2. **Name one lead.** The nominated officer is the natural choice. Clear that person’s day, and find cover for the counter.
3. **Compare the register with reality.** Read your entry in HMRC’s online account against your premises, people, agents and bank accounts. Changes must be told to HMRC [within 30 days](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh47075). If one is late, report it now.
4. **Build the file.** Follow the checklist below, in that order. Date each paper, and keep the version before it.
5. **Test yourself.** Draw twenty transactions: small, large, linked and refused, from every branch. Follow each from the receipt to the identity check, the rate, the ledger and the bank. Where the trail stops, the officer will stop too.
6. **Talk to the counter.** Make sure that everyone can say what would worry them, who the nominated officer is, and how they report to that person. Rehearse with three real deals.
7. **Mend what you can, and date the rest.** List each gap with an owner and a day. Do not rewrite an old paper to look as if it had always been right.

## Papers to have ready

- [ ] **Risk assessment.** The current one, and the versions that stood before it.
- [ ] **Policies, controls and procedures.** Approved by senior management, with the date.
- [ ] **Training log.** Who, on what, when, and how understanding was tested.
- [ ] **Appointment of the nominated officer.** HMRC must be told of a change [within 14 days](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh47075).
- [ ] **Customer due diligence files.** Samples of small, linked, large and refused deals.
- [ ] **Transaction data.** An export the officer can sort, with customer, amount, currency, date and branch.
- [ ] **Sanctions screening evidence.** Which list, when, and what was done with a match.
- [ ] **Agent list.** Checks before appointment, training, visits and what they found.
- [ ] **Fit and proper records.** For every owner, officer, manager and agent.
- [ ] **Bank statements.** They agree with the ledger.
- [ ] **Fee receipts and last declaration.** As sent through the online account.
- [ ] **Internal reports and suspicious activity log.** Kept apart and confidential, in the nominated officer’s hands.

Treat the last item with care. Reports go to the [National Crime Agency](https://www.nationalcrimeagency.gov.uk/what-we-do/crime-threats/money-laundering-and-illicit-finance/suspicious-activity-reports), not to HMRC, and staff must not [tip off](https://www.legislation.gov.uk/ukpga/2002/29/section/333A) a customer. We suggest that only the nominated officer opens the log, in private and on request.

## On the day

Give the officer a quiet room and one person to ask. Answer the question that was asked. Where the answer is in a document, open the document. If you do not know, say so, and say when you will.

Keep a note of every request, every paper shown and every promise made. Before the officer leaves, read your list aloud and agree the dates.

## After the visit

Write up the notes the same day. Give each action an owner, and report to the board until none is left.

If HMRC finds breaches, its [measures](https://www.gov.uk/government/publications/money-laundering-supervision-enforcement-measures) include a warning, a financial penalty, public censure, suspension or cancellation of the registration, a ban on managing, and an injunction. It may publish the outcome. A [compliance penalty](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh82785) first takes away the benefit gained and then adds a deterrent. Disclosure and cooperation reduce only the second part. Other [penalties](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh82780) cover trading while unregistered, changes not notified, and refusing information or entry.

You can [appeal](https://www.legislation.gov.uk/uksi/2017/692/regulation/99) against certain decisions. Read in the decision letter how to ask for a review or appeal, and by when, and put that date in the diary.

> ### If something is missing
> Say so, and show the plan to put it right. If you want a second pair of eyes, engage an independent consultant for a mock visit before the real one. If records are your weak point, consider compliance software that joins up linked deals and keeps a log of each check.

## Common mistakes

- The manual names another firm, or a service you do not offer.
- The training happened, and nobody wrote it down.
- Till limits still show converted euro amounts.
- An agent works from an older version of the policy.
- The window says ‘HMRC approved’. Registration is a legal duty, and HMRC asks firms to [avoid words that suggest endorsement](https://www.gov.uk/government/publications/money-laundering-supervision-enforcement-measures).

## What to do next

Start with steps 3 and 5, even if no visit is announced: they need no notice. Then refresh the [risk assessment](/how-to-conduct-ml-and-tf-risk-assessment), and read our list of [common compliance mistakes](/common-compliance-mistakes-msbs).
`,
  sources: [
    {
      title: 'HMRC Economic Crime Supervision Handbook, ECSH32841: advance notice of a visit',
      url: 'https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh32841',
    },
    {
      title: 'HMRC Economic Crime Supervision Handbook, ECSH51075: money service businesses and their agents',
      url: 'https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh51075',
    },
    {
      title: 'HMRC Economic Crime Supervision Handbook, ECSH51125: currency exchange offices',
      url: 'https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh51125',
    },
    {
      title: 'HMRC: money laundering supervision, enforcement measures',
      url: 'https://www.gov.uk/government/publications/money-laundering-supervision-enforcement-measures',
    },
    {
      title: 'HMRC Economic Crime Supervision Handbook, ECSH82785: compliance penalties',
      url: 'https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh82785',
    },
    { title: 'Money Laundering Regulations 2017', url: 'https://www.legislation.gov.uk/uksi/2017/692/contents' },
    {
      title: 'National Crime Agency: suspicious activity reports',
      url: 'https://www.nationalcrimeagency.gov.uk/what-we-do/crime-threats/money-laundering-and-illicit-finance/suspicious-activity-reports',
    },
  ],
} satisfies GuideInput;
