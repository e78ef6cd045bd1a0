import { createTransport } from 'nodemailer';
import type { Settings } from '#scripts/server/settings.ts';
import { countOf, dayOf, headings, inWords, onOneLine } from './describe.ts';
import type { StoredForm } from './forms.ts';

const shownDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const shownTime = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' });

/** Who sent a form, and what for; without addresses, numbers and messages, which do not belong in an e-mail. */
function summary({ payload }: StoredForm): string {
  const { fullname, firstName = '', lastName = '', businessName, membershipCategory } = payload;
  const name = fullname ?? `${firstName} ${lastName}`;
  const category = membershipCategory === undefined ? [] : inWords('membershipCategory', membershipCategory);
  return [name, businessName ?? [], category]
    .flat()
    .map((text) => onOneLine(String(text)))
    .join(', ');
}

/**
 * What arrived on a day in London, and how much of what came before is still open.
 *
 * @param forms everything in the inbox, oldest first
 * @param day as YYYY-MM-DD
 */
export function digestOf(forms: StoredForm[], day: string): { subject: string; text: string } {
  const of = forms.filter(({ receivedAt }) => dayOf(receivedAt) === day);
  const sections = (['membership', 'contact'] as const).map((kind) => {
    const lines = of
      .filter(({ form }) => form === kind)
      .map((form) => `  ${form.reference}  ${shownTime.format(new Date(form.receivedAt))}  ${summary(form)}`);
    return [`${headings[kind]}: ${lines.length}`, ...lines].join('\n');
  });
  const before = forms.filter(({ receivedAt, handledAt }) => dayOf(receivedAt) < day && handledAt === null).length;
  const subject = `${countOf(of.length)} on ${shownDay.format(new Date(day))}`;
  const end = [`Still open from before: ${before}`, ...(of.length > 0 ? ['npm run inbox -- show REFERENCE'] : [])];
  return { subject, text: [subject, ...sections, end.join('\n')].join('\n\n') };
}

/**
 * Sends a digest by e-mail.
 *
 * @returns whether a mail server is set
 * @throws Error that says what to do, where a setting is missing; or the mail server's own
 */
export async function sendDigest(
  { SMTP_URL, DIGEST_TO, DIGEST_FROM }: Settings,
  digest: { subject: string; text: string },
): Promise<boolean> {
  if (!SMTP_URL) return false;
  if (!DIGEST_TO || !DIGEST_FROM) throw new Error('SMTP_URL is set. Set DIGEST_TO and DIGEST_FROM as well.');
  const transport = createTransport(SMTP_URL);
  try {
    await transport.sendMail({ from: DIGEST_FROM, to: DIGEST_TO, ...digest });
  } finally {
    transport.close();
  }
  return true;
}
