import { figureNumber, figureText } from '#content/figures/lookup.server.ts';
import { define } from '#content/schema/define.server.ts';
import { legalSchema } from '#content/schema/legal.server.ts';
import { addDays, addMonths, type CalendarDate, DAY_MS, dayFormat, longDay } from '#content/shared/dates.ts';
import { capitalise, formatMoney } from '#content/shared/text.ts';
import { imprintOfTerms } from '#content/site/imprint.ts';
import { type Membership, memberships } from '#content/site/memberships.ts';
import { site } from '#content/site/site.ts';

const { msb, affiliate } = memberships;
const NOTICE_DAYS = 14;

/**
 * The example of a refund: when membership begins, and when notice is received. Its fees are those
 * of the first day.
 */
const example = { begins: '2027-01-01', notice: '2027-02-28' };
const lastDay = addDays(example.notice, NOTICE_DAYS);
const daysFrom = (day: CalendarDate, next: CalendarDate) => (Date.parse(next) - Date.parse(day)) / DAY_MS;
const yearDays = daysFrom(example.begins, addMonths(example.begins, 12));
const activeDays = daysFrom(example.begins, addDays(lastDay, 1));
const daysLeft = yearDays - activeDays;
const refundOf = ({ feeName }: Membership) => {
  const refund = (figureNumber(feeName, example.begins) / yearDays) * daysLeft;
  return `${figureText(feeName, example.begins)} ÷ ${yearDays} × ${daysLeft} = ${formatMoney(refund)}`;
};
const dayOfMonth = dayFormat({ day: 'numeric', month: 'long' });
const unbroken = (name: string) => name.replaceAll(' ', '\u00a0');

/**
 * The terms and conditions (specification 2.12). Fee, payment upfront, two weeks' notice, refund by
 * active membership days and governing law are the specification's (section 9). The rest is a draft
 * for the Board to approve.
 */
export const termsAndConditions = define('content/pages/terms-and-conditions.ts', legalSchema, {
  lead: 'The terms of membership, and of using this website. We have kept them short and in plain words.',
  lastUpdated: '2026-11-24',
  facts: [
    { figure: msb.fee, text: 'a year, paid upfront, for a money service business' },
    { figure: '2 weeks', text: 'of written notice to the Board before you withdraw' },
    { figure: 'Pro rata', text: 'refund of the fee by active membership days' },
  ],
  slip: {
    question: 'Do I get a refund if I leave?',
    lines: [
      { name: 'Notice', value: '2 weeks, in writing, to the Board' },
      { name: 'By email, marked for the Board', value: site.email },
      { name: 'Refund', value: 'Pro rata, by active membership days' },
      { name: 'An active day', value: 'Each day up to and including the last' },
      { name: 'How we work it out', value: 'Fee ÷ days in the year × days left' },
      { name: 'Paid', value: 'To the account that the fee came from' },
    ],
    total: { label: 'Notice before you leave', value: '2 weeks' },
  },
  body: `
## About these terms

${site.siteName} (‘the association’, ‘we’) is a not-for-profit trade association for money service businesses in the United Kingdom. Parts of these terms apply to everyone who uses this website. The parts on membership apply to applicants and members (‘you’) and form the contract between us once we have accepted an application and the fee has been paid.

${imprintOfTerms}

## Membership categories

| Category | For whom | Fee |
| --- | --- | --- |
| ${unbroken(msb.name)} | ${msb.forWhom} | ${msb.fee} a\u00a0year |
| ${unbroken(affiliate.name)} | ${affiliate.forWhom} | ${affiliate.fee} a\u00a0year |

${capitalise(msb.one)} must hold every registration and authorisation that the law requires for the services it offers, or have applied for them and not yet be trading. We may ask for evidence when you apply and at any later time. ${capitalise(affiliate.one)} need not be a money service business.

## Applying

You apply with the form on [this website](/become-a-member#membership-form). The person who sends it confirms that the details are true and that they may act for the business. An application is a request, not a contract. We may ask questions and may decline an application; if we decline, we will say so and refund anything already paid. When we accept, we email an invoice for the category you chose. Membership begins on the day the fee reaches us.

## Fees and payment

- The fee for ${msb.many} is GBP ${figureText('fee-msb.number')} annually, paid upfront. The fee for ${affiliate.many} is GBP ${figureText('fee-affiliate.number')} annually, paid upfront.
- It covers one membership year: twelve months from the day on which membership begins.
- Before the year ends we send an invoice for the next. Membership lapses at the end of the year if it is not paid; nothing renews or is charged by itself.
- We may change a fee from your next membership year, and will tell you at least one month before that year begins.
- We ask members to pay the yearly fee before attending a members’ event.

## Withdrawal and refunds

You may withdraw at any time. You must give the Board written notice at least 2 weeks before the day on which you want membership to end. An email to [${site.email}](mailto:${site.email}) marked for the Board counts as written notice. Membership continues in full during the notice.

When it ends, we refund the fee pro rata by active membership days. An active day is any day of the membership year up to and including the last day of membership, whether or not you used a service on it. The refund is the fee, divided by the days in the membership year, multiplied by the days left. We pay it to the account that the fee came from, without undue delay.

> ### A worked example
>
> Membership begins on ${longDay(example.begins)}, with the fees of that day, for a year of ${yearDays} days. The Board receives written notice on ${dayOfMonth(example.notice)}, and membership ends two weeks later, on ${dayOfMonth(lastDay)}. That makes ${activeDays} active days and leaves ${daysLeft}.
>
> - **${msb.name}:** ${refundOf(msb)}.
> - **${affiliate.name}:** ${refundOf(affiliate)}.

## What members receive

Members may use the support, updates, events and representation described on the [membership page](/become-a-member#overview). We speak for the sector as a whole. We cannot promise a particular outcome from a regulator, a bank or anyone else, and we do not act as your lawyer, accountant or compliance officer.

## Your obligations as a member

- Run your business lawfully, and keep the registrations that it needs.
- Tell us within 30 days if a registration is refused, suspended, cancelled or lapses, or if your name, address or ownership changes.
- Treat other members, guests and staff with respect, and keep in confidence what is shared in confidence.
- Never use meetings to exchange prices, margins, customers or other commercially sensitive information with competitors. Competition law applies to trade associations and their members.
- Keep members-only material within your own business.

## Using our name

While you are a member you may say that you are ‘a member of ${site.siteName}’. You must not say or suggest that the association, HM Revenue and Customs (HMRC) or the Financial Conduct Authority (FCA) has approved, endorsed, audited or guaranteed your business because of membership or registration. You may use our logo only as we supply it, and must stop using name and logo on the day membership ends.

## If we end a membership

The Board may suspend or end a membership by written notice if a member seriously or repeatedly breaks these terms, loses a registration that it needs, or brings the association into disrepute. Unless the matter is urgent, we will first give reasons and at least 2 weeks to reply. Fees are refunded pro rata, as for withdrawal.

## Information is not advice

Guides, articles, reports and answers are general information. They are not legal, financial or tax advice, and they may fall behind changes in the law. Each guide shows when it was last reviewed and links its sources. Confirm a rule at its source, and take professional advice before you act on it.

## Events and webinars

Programmes, speakers, times and places may change, and an event may be cancelled. If you paid for a place at an event that we cancel, we refund that payment. Speakers give their own views. We may photograph or record events; if you do not wish to appear, tell the organiser on the day. Registration for past events is closed.

## Using this website

You may read, print and share links to these pages. You must not attack or overload the website, send harmful code, submit false details or applications in another’s name, or gather its contents by automated means for resale. We try to keep it available and correct, but do not promise that it will always be either.

Text, design and pictures belong to the association or its licensors. You may quote short passages if you name us and link the page. Other websites that we link to, and the videos and maps that open at your request, are run by others under their own terms.

## Personal information

Our [privacy policy](/privacy-policy) explains what we collect and why.

## Our liability

Nothing in these terms limits liability for death or personal injury caused by negligence, for fraud, or for anything else for which the law does not allow it to be limited. Subject to that, and so far as the law allows, we are not liable for loss of profit, business or goodwill, for indirect loss, or for loss caused by relying on general information on this website or at events. If you use this website as a consumer, your statutory rights are not affected.

## Changes to these terms

We will publish changes here and alter the date above. We will tell members by email at least one month before a change that affects them. A member who does not accept it may withdraw as described above.

## Governing law

These terms are governed by the law of England and Wales, and disputes are decided by its courts. If one term cannot be enforced, the others stand.

## Contact

Write to the Board at [${site.email}](mailto:${site.email}), or use the [contact page](/contact-us).${imprintOfTerms ? ' For post, use the address [above](#about-these-terms).' : ''}
`,
  sample: true,
});
