import { londonDay, longDay } from '#content/dates.ts';
import { countOf, lineOf } from './describe.ts';
import type { StoredForm } from './forms.ts';

/**
 * What arrived on a day in London, as YYYY-MM-DD, and how many of the forms before it are still open; as an email for
 * `sendmail -t` where its recipient is named.
 */
export function digestOf(forms: StoredForm[], day: string, to?: string): string {
  const dayOf = ({ receivedAt }: StoredForm) => londonDay(new Date(receivedAt));
  const arrived = forms.filter((stored) => dayOf(stored) === day);
  const open = forms.filter((stored) => dayOf(stored) < day && stored.handledAt === null);
  const title = `${countOf(arrived.length)} on ${longDay(day)}`;
  const type = 'MIME-Version: 1.0\nContent-Type: text/plain; charset=UTF-8\nContent-Transfer-Encoding: 8bit';
  const head = to ? `To: ${to}\nSubject: ${title}\n${type}` : '';
  const parts = [head, title, arrived.map(lineOf).join('\n'), `Still open from before: ${open.length}`];
  return parts.filter(Boolean).join('\n\n');
}
