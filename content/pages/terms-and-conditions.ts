import { figureNumber, figureText } from '#content/figures/lookup.server.ts';
import { readLegalText } from '#content/schema/legal.server.ts';
import { addDays, addMonths, type CalendarDate, DAY_MS, dayFormat, longDay } from '#content/shared/dates.ts';
import { formatMoney } from '#content/shared/text.ts';
import { imprintOfTerms } from '#content/site/imprint.ts';
import { type Membership, memberships } from '#content/site/memberships.ts';

const { msb, affiliate } = memberships;

/**
 * The example of a refund: when membership begins, and when notice is received. Its fees are those
 * of the first day.
 */
const example = { begins: '2027-01-01', notice: '2027-02-28' };
const lastDay = addDays(example.notice, figureNumber('membership-notice') * 7);
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

const categories = [
  '| Category | For whom | Fee |',
  '| --- | --- | --- |',
  ...[msb, affiliate].map(({ name, forWhom, fee }) => `| ${unbroken(name)} | ${forWhom} | ${fee} a\u00a0year |`),
].join('\n');

const refundExample = `
> ### A worked example
>
> Membership begins on ${longDay(example.begins)}, at the fees in force on that date, and the membership year has ${yearDays} days. The Board receives written notice on ${dayOfMonth(example.notice)}, and membership ends ${figureText('membership-notice.words')} later, on ${dayOfMonth(lastDay)}. That makes ${activeDays} active days and leaves ${daysLeft}.
>
> - **${msb.name}:** ${refundOf(msb)}.
> - **${affiliate.name}:** ${refundOf(affiliate)}.
`.trim();

/**
 * The terms and conditions (specification 2.12), whose text is in the file of the same name. Fee,
 * payment upfront, two weeks' notice, refund by active membership days and governing law are the
 * specification's (section 9). Everything else is a draft for the Board to approve.
 */
export const termsAndConditions = readLegalText('terms-and-conditions', {
  imprint: imprintOfTerms,
  categories,
  refundExample,
  forPost: imprintOfTerms && 'For post, use the address [above](#about-these-terms).',
});
