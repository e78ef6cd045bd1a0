import { contactForm, membershipForm } from '#content/forms/forms.ts';
import { type InboxEntry, readInbox } from './inbox.ts';

const headings = { contact: 'Enquiry', membership: 'Membership application' };
const labels: Record<string, string> = {
  ...contactForm.labels,
  ...membershipForm.labels,
  consent: membershipForm.consent.link,
};

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/London' });

/** What would move a terminal's cursor, or turn the direction of its text. */
const UNPRINTABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** The meaning of a code; any other value unchanged, on one line. */
function readable(key: string, value: string | number | boolean): string {
  const options = { titleid: contactForm.titles, membershipCategory: membershipForm.categories }[key];
  const label = options?.find((option) => option.value === String(value))?.label;
  if (typeof value === 'boolean') return value ? 'accepted' : 'not accepted';
  const lines = String(value)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return label ?? lines.join(' / ').replace(/\p{C}/gu, '�');
}

/** One form as a few lines of text; the captcha's token is left out. */
function describeEntry({ receivedAt, form, payload }: InboxEntry): string {
  const lines = Object.entries(payload)
    .filter(([key, value]) => key !== 'reCaptcha' && value !== '')
    .map(([key, value]) => `  ${labels[key] ?? key}: ${readable(key, value)}`.replace(UNPRINTABLE, '�'));
  return [`${headings[form]}, ${time.format(new Date(receivedAt))}`, ...lines].join('\n');
}

/** Everything in an inbox as text, oldest first, ending in how much there is. */
export async function describeInbox(folder: string): Promise<string> {
  const { entries, unreadable } = await readInbox(folder);
  const total = entries.length === 1 ? '1 form' : `${entries.length} forms`;
  const skipped = unreadable === 0 ? '' : `; ${unreadable} cut short and left out`;
  return [...entries.map(describeEntry), `${total} in ${folder}${skipped}`].join('\n\n');
}
