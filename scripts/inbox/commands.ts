import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { retention } from '#content/site/retention.ts';
import type { Settings } from '#scripts/server/settings.ts';
import { backup } from './backup.ts';
import { toCsv } from './csv.ts';
import type { Database } from './database.ts';
import { countOf, dayOf, describeForm, describeForms, withoutToken } from './describe.ts';
import { digestOf, sendDigest } from './digest.ts';
import { allForms, deletePerson, emptyLog, formsOfPerson, formsWith, markHandled } from './forms.ts';
import { removeFromOldFiles } from './oldFile.ts';
import { purge } from './retention.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The options of all commands, as `parseArgs` takes them. */
export const OPTIONS = {
  form: { type: 'string' },
  since: { type: 'string' },
  open: { type: 'boolean' },
  member: { type: 'boolean' },
  date: { type: 'string' },
} as const;

type Option = keyof typeof OPTIONS;

/** What a command works with. */
type Work = {
  database: Database;
  settings: Settings;
  /** What follows the command's name. */
  words: string[];
  options: Partial<Record<Option, string | boolean>>;
  now: Date;
};

type Command = { usage: string; does: string; takes?: Option[]; run: (work: Work) => string | Promise<string> };

const aDay = z.iso.date('Write the date as YYYY-MM-DD.').optional();
const listOptions = z.object({
  form: z.enum(['contact', 'membership'], 'Write --form contact or --form membership.').optional(),
  since: aDay,
  open: z.boolean().default(false),
});

/** What must follow a command's name, such as a reference. */
function needed(words: string[], what: string): string {
  const [word] = words;
  if (!word) throw new Error(`Say which: the ${what} is missing.`);
  return word;
}

const parse = <Value>(schema: z.ZodType<Value>, options: object): Value => {
  const { data, error } = schema.safeParse(options);
  if (error) throw new Error(error.issues.map(({ message }) => message).join('\n'));
  return data;
};

/** Writes a file that only its owner may read, or gives the text back where no file is named. */
function output(file: string | undefined, text: string, said: string): string {
  if (!file) return text;
  writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  return `Wrote ${said} to ${file}.`;
}

/** Everything that staff can do with the inbox, by name. */
export const COMMANDS: Record<string, Command> = {
  list: {
    usage: '[list] [--form contact|membership] [--since YYYY-MM-DD] [--open]',
    does: 'Shows the forms, newest last; with --open those that nobody has handled.',
    takes: ['form', 'since', 'open'],
    run: ({ database, settings, options }) => {
      const { form: kind, since, open } = parse(listOptions, options);
      const forms = allForms(database).filter(
        ({ form, receivedAt, handledAt }) =>
          (!kind || form === kind) && (!since || dayOf(receivedAt) >= since) && (!open || handledAt === null),
      );
      return describeForms(forms, settings.INBOX_DIR);
    },
  },
  show: {
    usage: 'show REFERENCE',
    does: 'Shows the form with a reference.',
    run: ({ database, words }) => {
      const reference = needed(words, 'reference');
      const forms = formsWith(database, reference);
      if (forms.length === 0) throw new Error(`No form has the reference ${reference}.`);
      return forms.map(describeForm).join('\n\n');
    },
  },
  handled: {
    usage: 'handled REFERENCE [NOTE] [--member]',
    does: 'Marks a form as handled. An application marked --member led to membership and is not purged.',
    takes: ['member'],
    run: ({ database, words, options, now }) => {
      const reference = needed(words, 'reference');
      const note = words.slice(1).join(' ');
      if (markHandled(database, { reference, note, member: options.member === true, now }) === 0)
        throw new Error(`No form has the reference ${reference}.`);
      return formsWith(database, reference).map(describeForm).join('\n\n');
    },
  },
  export: {
    usage: 'export [FILE]',
    does: 'Writes all forms as CSV, to a new file or to the screen.',
    run: ({ database, words }) => {
      const forms = allForms(database);
      return output(words[0], toCsv(forms), countOf(forms.length));
    },
  },
  digest: {
    usage: 'digest [--date YYYY-MM-DD]',
    does: 'Writes what arrived on a day, yesterday unless given, and sends it by e-mail where SMTP_URL is set.',
    takes: ['date'],
    run: async ({ database, settings, options, now }) => {
      const { date } = parse(z.object({ date: aDay }), options);
      const digest = digestOf(allForms(database), date ?? dayOf(new Date(now.getTime() - DAY_MS)));
      const sent = await sendDigest(settings, digest);
      return sent ? `${digest.text}\n\nSent to ${settings.DIGEST_TO}.` : digest.text;
    },
  },
  backup: {
    usage: 'backup [FILE]',
    does: 'Copies the inbox to a new file while the server runs.',
    run: ({ database, words, settings, now }) => {
      const file = words[0] ?? `${settings.INBOX_DIR}/backup-${now.toISOString().replaceAll(':', '-')}.db`;
      backup(database, file);
      return `Copied the inbox to ${file}.`;
    },
  },
  purge: {
    usage: 'purge',
    does:
      `Deletes what the privacy policy no longer keeps: enquiries after ${retention.enquiryMonths} months, ` +
      `applications after ${retention.applicationMonths}. The server does the same at its start and every day.`,
    run: ({ database, settings, now }) => `Deleted ${countOf(purge(settings.INBOX_DIR, database, now))}.`,
  },
  'export-person': {
    usage: 'export-person EMAIL [FILE]',
    does: 'Writes everything that one person has sent as JSON, for whoever asks for a copy.',
    run: ({ database, words }) => {
      const forms = formsOfPerson(database, needed(words, 'email address'));
      const all = forms.map((form) => ({ ...form, payload: withoutToken(form) }));
      return output(words[1], JSON.stringify(all, undefined, 2), countOf(forms.length));
    },
  },
  erase: {
    usage: 'erase EMAIL',
    does: 'Deletes everything that one person has sent. Backups and exports that you have made still hold it.',
    run: ({ database, words, settings }) => {
      const email = needed(words, 'email address');
      const removed = deletePerson(database, email);
      emptyLog(database);
      const same = email.trim().toLowerCase();
      removeFromOldFiles(
        settings.INBOX_DIR,
        ({ payload }) => typeof payload.email === 'string' && payload.email.trim().toLowerCase() === same,
      );
      return `Deleted ${countOf(removed)}.`;
    },
  },
};
