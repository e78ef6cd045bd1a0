import { longDay } from '#content/dates.ts';
import { londonDay } from '#content/schema/london.server.ts';
import { countOf, headings, inWords, onOneLine } from './describe.ts';
import type { StoredForm } from './forms.ts';

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' });

/** Who sent a form, and what for; without addresses, numbers and messages, which do not belong in an email. */
function summary({ reference, receivedAt, form, payload }: StoredForm): string {
  const { fullname, firstName, lastName, businessName = '', membershipCategory = '' } = payload;
  const name = fullname ?? `${firstName} ${lastName}`;
  const words = [name, businessName, inWords(form, 'membershipCategory', membershipCategory)]
    .map(String)
    .filter(Boolean);
  return `  ${reference}  ${time.format(new Date(receivedAt))}  ${words.map(onOneLine).join(', ')}`;
}

/** What arrived on a day in London, as YYYY-MM-DD, and how many of the forms before it are still open. */
export function digestOf(forms: StoredForm[], day: string): string {
  const dayOf = ({ receivedAt }: StoredForm) => londonDay(new Date(receivedAt));
  const arrived = forms.filter((stored) => dayOf(stored) === day);
  const open = forms.filter((stored) => dayOf(stored) < day && stored.handledAt === null);
  const sections = (['membership', 'contact'] as const).map((kind) => {
    const lines = arrived.filter(({ form }) => form === kind).map(summary);
    return [`${headings[kind]}: ${lines.length}`, ...lines].join('\n');
  });
  const last = `Still open from before: ${open.length}${arrived.length > 0 ? '\nnpm run inbox -- show REFERENCE' : ''}`;
  return [`${countOf(arrived.length)} on ${longDay(day)}`, ...sections, last].join('\n\n');
}
