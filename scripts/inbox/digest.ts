import { longDay } from '#content/dates.ts';
import { londonDay } from '#content/schema/london.server.ts';
import { countOf, lineOf } from './describe.ts';
import type { StoredForm } from './forms.ts';

/** What arrived on a day in London, as YYYY-MM-DD, and how many of the forms before it are still open. */
export function digestOf(forms: StoredForm[], day: string): string {
  const dayOf = ({ receivedAt }: StoredForm) => londonDay(new Date(receivedAt));
  const arrived = forms.filter((stored) => dayOf(stored) === day);
  const open = forms.filter((stored) => dayOf(stored) < day && stored.handledAt === null);
  const title = `${countOf(arrived.length)} on ${longDay(day)}`;
  const parts = [title, arrived.map(lineOf).join('\n'), `Still open from before: ${open.length}`];
  return parts.filter(Boolean).join('\n\n');
}

/** A text as an email for `sendmail -t`; its first line, in ASCII, is the subject too. */
export const emailOf = (to: string, text: string): string =>
  [
    `To: ${to}`,
    `Subject: ${text.split('\n')[0]}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    text,
  ].join('\n');
