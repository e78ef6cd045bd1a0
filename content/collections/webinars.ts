import { z } from 'zod';
import { calendarLink } from '#content/collections/events/index.ts';
import { uniqueBy } from '#content/schema/collection.server.ts';
import { define } from '#content/schema/define.server.ts';
import { description, isoDate, path, pictureName, slug, text } from '#content/schema/fields.server.ts';
import { markdown } from '#content/schema/markdown.server.ts';
import { site } from '#content/site/site.ts';

/** A visitor's view of a time such as `01:00 PM BST`; `sample` while the association has still to supply it. */
const sessionTime = z.strictObject({ text, sample: z.boolean().default(false) });

const head = {
  headTitle: text.max(38, 'Write at most 38 characters, so that the whole title stays under 60.'),
  crumb: text.max(32),
  lead: text,
  description,
};

const video = z.strictObject({
  youtubeId: z.string().regex(/^[\w-]{11}$/, 'Write the eleven characters after "v=" in the video’s address.'),
  title: text,
  poster: pictureName,
  /** When the film was put on the platform. */
  uploaded: isoDate,
  sample: z.boolean().default(false),
});

/** A webinar's card (specification 3.4: img, alt, link, title, desc) and its report page (2.15). */
const webinarSchema = z
  .strictObject({
    slug,
    img: pictureName,
    alt: text,
    link: path,
    title: text,
    desc: text.max(200),
    ...head,
    date: isoDate,
    /** When the report was last brought up to date. */
    updated: isoDate.optional(),
    time: sessionTime,
    duration: text.optional(),
    platform: text,
    attendance: text,
    /** What to take away, as a checklist. */
    highlights: z
      .array(z.strictObject({ item: text, reason: text }))
      .min(5)
      .max(7),
    body: markdown,
    video,
    /** Sample text that the association has still to replace; `npm run launch-check` lists it. */
    sample: z.boolean().default(false),
  })
  .refine((webinar) => webinar.link === `/${webinar.slug}`, {
    path: ['link'],
    error: 'Link the card to its report: a slash, then the slug.',
  });

export type Webinar = z.output<typeof webinarSchema>;

// The specification gives subjects, dates and attendance of the two webinars and not what was said in them. The reports
// therefore deal with the subjects and put words in nobody's mouth; the association replaces them from its recordings.

/** The two webinars of the past with their reports, newest first (specification 2.15). */
export const webinars: Webinar[] = define(
  'content/collections/webinars.ts',
  z.array(webinarSchema).superRefine(uniqueBy('slug')),
  [
    {
      slug: 'dosand-donts-to-get-a-bank-account-for-your-msb-business',
      img: 'covers/dosand-donts-to-get-a-bank-account-for-your-msb-business',
      alt: 'A bank building and a key (sample artwork)',
      link: '/dosand-donts-to-get-a-bank-account-for-your-msb-business',
      title: 'Do’s and don’ts to get a bank account for your MSB business',
      desc: 'What a bank wants to see before it opens an account for a money service business, and what to do when it says no.',
      headTitle: 'Bank accounts: do’s and don’ts',
      crumb: 'Bank account do’s and don’ts',
      lead: 'A bank that understands your business is more likely to keep it. Here is what to prepare, what to avoid, and which rules are on your side.',
      description:
        'Report of the webinar of 1 July 2025: how an MSB prepares for a bank, what to avoid, and the rules on refusals and 90 days’ notice of account closure.',
      date: '2025-07-01',
      updated: '2026-11-20',
      time: { text: '01:00 PM BST' },
      duration: '60 mins',
      platform: 'Online',
      attendance: '95+ attendees',
      highlights: [
        {
          item: 'Prepare against the bank’s own text.',
          reason: 'The guidance that banks use for money service businesses is published by JMLSG.',
        },
        {
          item: 'Put your registrations in order first.',
          reason: 'A bank can look you up in both public registers, so your application needs to agree with them.',
        },
        {
          item: 'Describe the cash.',
          reason: 'Expected volumes, currencies and sources belong on one page.',
        },
        {
          item: 'Name every service and every agent.',
          reason: 'A service found later costs more trust than one explained at the start.',
        },
        {
          item: 'Ask for refusals in writing.',
          reason:
            'Payment institutions have rights of access under regulation 105 of the Payment Services Regulations.',
        },
        {
          item: 'Know your notice.',
          reason: 'For open-ended contracts made on or after 28 April 2026 it is normally 90 days, with reasons.',
        },
        {
          item: 'Keep a second door open.',
          reason: 'We suggest knowing your next provider before you need one.',
        },
      ],
      body: `
## Why the question keeps coming back

A bank that takes on a money service business (MSB) takes on its customers’ risk at one remove. It sees totals and not the people behind them. The firms that are accepted are, in our view, those that make the people visible: who they are, why they pay in cash, and how the firm would notice if something were wrong.

The industry guidance that banks use is public. [JMLSG](https://www.jmlsg.org.uk/guidance/current-guidance/) deals with MSBs as customers of banks, so you can read what the bank’s analyst has been told to ask. The webinar was held in July 2025; the rules below are those of November 2026.

The two lists that follow are our own suggestions. Where a rule stands behind one, it is linked.

## Do

- **Apply with a complete file:** registrations, ownership chart, risk assessment, procedures, training log, latest accounts and a one-page description of the business, in that order.
- **Show the risk assessment.** It is a document that the law asks for ([regulation 18](https://www.legislation.gov.uk/uksi/2017/692/regulation/18)), and the quickest proof that somebody has thought.
- **Explain the cash.** Give volumes by month, currencies, the largest note you take, and how the money reaches the bank.
- **Say who checks.** Name the nominated officer and describe how a worried cashier reaches that person.
- **List the agents,** with the checks made on each. HMRC’s officers look for the principal’s oversight of them, and so may a bank ([ECSH51075](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh51075)).
- **Keep talking.** Tell the bank about a new service or corridor before the first payment goes through.

## Don’t

- **Don’t open an account for something else.** A personal account, or one opened for a shop, that begins to carry exchange money invites closure.
- **Don’t call registration approval.** Registration is a legal duty, and HMRC asks firms to avoid words that suggest endorsement ([HMRC](https://www.gov.uk/government/publications/money-laundering-supervision-enforcement-measures)).
- **Don’t send a template.** A risk assessment with another firm’s countries in it does harm.
- **Don’t split deposits** to stay under a figure. It looks like the very pattern that banks search for.
- **Don’t apply to ten banks at once.** One good file, sent to those that take the sector, reads better than ten thin ones.

## When the answer is no

If your firm is a payment institution, a bank must give it access to account services on an objective, non-discriminatory and proportionate basis, and must explain a refusal or withdrawal to the Financial Conduct Authority ([regulation 105 of the PSRs](https://www.legislation.gov.uk/uksi/2017/752/regulation/105)). The same regulation has the bank tell you its criteria when you ask about access. We suggest asking for them before you apply. A bureau that only exchanges currency is, as we read it, outside that regulation.

## When an account is closed

For open-ended contracts made on or after 28 April 2026, the bank must normally give 90 days’ notice, state specific reasons in writing and say how to complain ([SI 2025/688](https://www.legislation.gov.uk/uksi/2025/688)). Older contracts keep two months. There are exceptions, among them due diligence that could not be completed and suspected serious crime. Confirm at the link whether your contract is covered, or ask your adviser.

On the day a notice arrives, we suggest four steps: write down the last date on which the account will work; ask for the reasons if they are missing; move standing instructions and tell your suppliers; and [tell us](/contact-us), because a single letter says little and a pattern says a great deal.

> ### One page that does the work
>
> Who we are and who owns us. What we sell, where, and through whom. Who our customers are. How much, in what, and from where. Who checks, and how often. What went wrong last year and what we changed. A bank can build its case for you on six honest paragraphs.
`,
      video: {
        youtubeId: 'SAMPLE-0003',
        title: 'Bank accounts: do’s and don’ts',
        poster: 'posters/video-3',
        uploaded: '2025-07-01',
        sample: true,
      },
      sample: true,
    },
    {
      slug: 'how-email-and-mobile-verification-can-cut-customer-onboarding-costs',
      img: 'covers/how-email-and-mobile-verification-can-cut-customer-onboarding-costs',
      alt: 'A mobile telephone and an envelope (sample artwork)',
      link: '/how-email-and-mobile-verification-can-cut-customer-onboarding-costs',
      title: 'How email and mobile verification can cut customer onboarding costs',
      desc: 'Two cheap checks at the start of onboarding, what they can save a small firm, and what they can never replace.',
      headTitle: 'Email and mobile verification',
      crumb: 'Email and mobile verification',
      lead: 'Confirming that a customer can be reached is quick and cheap. Done first, it keeps the dearer checks for people who are really there.',
      description:
        'Report of the webinar of 10 April 2025: how checking an email address and a mobile number first can lower onboarding costs, and where its limits lie.',
      date: '2025-04-10',
      updated: '2026-11-20',
      time: { text: 'To be confirmed by the association', sample: true },
      platform: 'Online',
      attendance: '60+ attendees',
      highlights: [
        {
          item: 'Check contact details first.',
          reason: 'A mistyped address found at once saves a document check that would have been wasted.',
        },
        {
          item: 'Never mistake reach for identity.',
          reason: 'A working number shows that a telephone answers, not whose it is.',
        },
        {
          item: 'Measure before you buy.',
          reason: 'Count a month of abandoned and repeated applications, so that a saving can be shown.',
        },
        {
          item: 'Let the risk decide what comes next.',
          reason: 'The same signal can mean little for one customer and a great deal for another.',
        },
        {
          item: 'Ask suppliers about fraud and assurance.',
          reason: 'They are the two tests for an electronic source in regulation 28.',
        },
        {
          item: 'Tell customers what you do with the data.',
          reason: 'Collect only what the check needs, and delete it in time.',
        },
      ],
      body: `
## Where onboarding money goes

The price of a document check is printed on the supplier’s invoice. The rest is not: calls to customers who gave a wrong number, applications begun twice, a second check because the first ran on a misspelt name, and an officer’s time on each of them. A firm that wants to spend less has to find those hours first.

We suggest counting four things for a month: applications started, applications finished, paid checks made, and paid checks made more than once for the same person. The difference between the first two is trade that was lost. The difference between the last two is money that was spent twice.

## What the two checks can tell you

**An email check** shows whether the address can receive post, whether it belongs to a throw-away service, and, with a link or a code, whether the applicant can open it. **A mobile check** shows whether the number exists and, with a one-time code, whether the applicant holds the telephone.

Placed before anything that costs money, they can:

- stop an application with a typing error while the customer is still there to correct it;
- turn away automated sign-ups;
- show that an old customer has come back, so that a file is updated and not opened twice;
- leave a channel that works for the questions that follow.

## What they cannot tell you

The webinar was held in April 2025; the rules below are those of November 2026.

A confirmed address is not identity. Under [regulation 28](https://www.legislation.gov.uk/uksi/2017/692/regulation/28) a firm must identify its customer and verify the identity from a reliable source that is independent of the customer. As we read it, neither check does that by itself, because the customer supplies both the details and the reply.

An electronic process can be a reliable source if it is secure from fraud and misuse and gives enough assurance that people are who they claim to be. HMRC’s manual explains the test, and says that the firm stays liable if due diligence fails ([ECSH33357](https://www.gov.uk/hmrc-internal-manuals/economic-crime-supervision-handbook/ecsh33357)). Ask a supplier to answer it point by point and in writing. The Treasury has also announced guidance on digital identity checks; see [its policy note](https://www.gov.uk/government/publications/proposed-amendments-to-the-money-laundering-regulations-draft-si-and-policy-note) and ask whether it is out.

Nor do the checks change when due diligence falls due. Since 30 June 2026 that is, among other cases, at the start of a business relationship, for an occasional transfer of more than £800 and for other occasional transactions of £12,000 or more ([regulation 27](https://www.legislation.gov.uk/uksi/2017/692/regulation/27)). If it cannot be completed, the transaction must not go ahead ([regulation 31](https://www.legislation.gov.uk/uksi/2017/692/regulation/31)). Our article on [KYC and CDD](/kyc-cdd-msbs) has the details.

## An order that saves money

1. **Reach.** Confirm the email address and the mobile number.
2. **Match.** Look for the same details in your own files, and join what belongs together.
3. **Screen.** Compare the name with the [UK Sanctions List](https://www.gov.uk/government/publications/the-uk-sanctions-list). Asset-freeze law has no minimum amount.
4. **Identify and verify.** Spend on the document or electronic check now.
5. **Decide.** Let the risk rating, with its reason, settle whether more is needed.

The order is our suggestion. What matters is that the cheap steps come first and that none is skipped because an earlier one went well.

## Data protection

Contact checks are processing of personal data. New customers must be told how their data will be used ([regulation 41](https://www.legislation.gov.uk/uksi/2017/692/regulation/41)). Ask each supplier where the data goes and how long it stays there. Records of due diligence must be kept for five years and then, unless an exception applies, deleted ([regulation 40](https://www.legislation.gov.uk/uksi/2017/692/regulation/40)).

> ### Try it on paper first
>
> Take the last fifty applications that failed or were repeated. Mark those that a wrong address or number explains. If there are only a few, spend the money elsewhere.
`,
      video: {
        youtubeId: 'SAMPLE-0008',
        title: 'Cutting onboarding costs with email and mobile verification',
        poster: 'posters/video-8',
        uploaded: '2025-04-10',
        sample: true,
      },
      sample: true,
    },
  ],
);

/** The webinar whose report is at `/<slug>`, or undefined where there is none. */
export const webinarBySlug = (slug: string): Webinar | undefined => webinars.find((webinar) => webinar.slug === slug);

const webinarDetailSchema = z.strictObject({
  title: text,
  ...head,
  date: isoDate,
  time: text,
  duration: text,
  speaker: z.strictObject({ name: text, picture: pictureName, alt: text, sample: z.boolean().default(false) }),
  body: markdown,
  /** What an attendee learns: exactly six items (specification 2.15). */
  learn: z.strictObject({ heading: text, items: z.array(text).length(6) }),
  /** Puts the webinar into a visitor's own calendar. */
  calendar: z.strictObject({ label: text, href: text }),
  /** Where the webinar's report is. */
  report: z.strictObject({ label: text, link: path }),
  /** Sample text that the association has still to replace; `npm run launch-check` lists it. */
  sample: z.boolean().default(false),
});

export type WebinarDetail = z.output<typeof webinarDetailSchema>;

/** The static page of the webinar on bank accounts (specification 2.15). */
export const webinarDetail: WebinarDetail = define('content/collections/webinars.ts', webinarDetailSchema, {
  title: 'Bank accounts for MSB businesses',
  headTitle: 'Bank accounts for MSB businesses',
  crumb: 'Bank accounts webinar',
  lead: 'An hour on what banks look for in a money service business, and how to be ready for them.',
  description:
    'Webinar of 1 July 2025, 01:00 PM BST, 60 mins: how a money service business prepares to open a bank account, and how to keep it open. Six things to learn.',
  date: '2025-07-01',
  time: '01:00 PM BST',
  duration: '60 mins',
  speaker: {
    name: 'Sample speaker',
    picture: 'team/speaker-1',
    alt: 'Placeholder portrait of the speaker',
    sample: true,
  },
  body: `
Opening a bank account, and keeping it, is in our view the hardest step for a currency exchange or money transfer firm. This webinar of ${site.siteName} was for owners and compliance staff who were about to apply, who had been refused, or who had been told that an account would close.

It took the application from the bank’s side of the desk: which papers are read first, which gaps stop a file, and which questions come later. It asked for no knowledge of banking.
`,
  learn: {
    heading: 'What you will learn',
    items: [
      'What a bank asks a money service business, and the published guidance behind its questions',
      'Which documents to have ready before you apply',
      'How to describe your customers, your cash and your agents on one page',
      'Mistakes that lead to a refusal, and how to avoid them',
      'What to ask for when a bank refuses or closes an account',
      'How to keep the relationship in good order once the account is open',
    ],
  },
  calendar: calendarLink('bank-accounts-webinar'),
  report: {
    label: 'Read the report of this webinar',
    link: '/dosand-donts-to-get-a-bank-account-for-your-msb-business',
  },
  // Description and learning list; the specification gives their form and not their words.
  sample: true,
});
