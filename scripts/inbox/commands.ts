import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { type CalendarDate, DAY_MS, isCalendarDate } from '#content/dates.ts';
import { retention } from '#content/forms/retention.ts';
import { londonDay } from '#content/schema/london.server.ts';
import { toCsv } from './csv.ts';
import { DATABASE, type Database, flush, withDatabase } from './database.ts';
import { countOf, describeForm, lineOf, withoutToken } from './describe.ts';
import { digestOf, emailOf } from './digest.ts';
import { BY_EMAIL, deleteForms, formsByReference, markHandled, purge, selectForms } from './forms.ts';

/** Reads a day of the command line; commander reports what is wrong. */
function dateArgument(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new InvalidArgumentError('Write the date as YYYY-MM-DD.');
  return text;
}

/** An error of the file system in a sentence, without its codes; any other error as it is. */
function inSentence(error: unknown): unknown {
  const [, words, file = 'The disk'] = /^Error: E[A-Z]+: ([^,]+), \w+(?: '(.*)')?$/.exec(String(error)) ?? [];
  return words ? new Error(`${file} can't be used: ${words}.`) : error;
}

/** Makes a file that only its owner may read. */
const makeFile = (file: string, text = '') => writeFileSync(file, text, { mode: 0o600, flag: 'wx' });

/** Writes a file that only its owner may read, or gives the text back where no file is named. */
function output(file: string | undefined, text: string, count: number): string {
  if (!file) return text;
  makeFile(file, text);
  return `Wrote ${countOf(count)} to ${file}.`;
}

const describeByReference = (database: Database, reference: string) =>
  formsByReference(database, reference).map(describeForm).join('\n\n');

/** The program behind `npm run inbox`: everything that staff can do with the forms. Its commands throw an Error that says what to do. */
export function inboxProgram(folder: string, print: (text: string) => void, now = new Date()): Command {
  const program = new Command('npm run inbox --')
    .description('What staff do with the forms that the server has taken. Without a command, lists them.')
    .addHelpText('after', '\nTimes are London time. The inbox is in INBOX_DIR. docs/inbox.md says more.');

  const add = <Args extends unknown[]>(
    usage: string,
    description: string,
    work: (database: Database, ...args: Args) => string,
  ) =>
    program
      .command(usage)
      .description(description)
      .action((...args: Args) => {
        if (!existsSync(join(folder, DATABASE)))
          throw new Error(
            `"${folder}" has no inbox, or one that this user may not read. The server makes it when it starts.`,
          );
        try {
          print(withDatabase(folder, (database) => work(database, ...args)));
        } catch (error) {
          throw inSentence(error);
        }
      });

  type Filter = { form?: string; since?: string; open?: boolean };
  add('list', 'list the forms, a line each, newest last', (database, { form, since = '', open }: Filter) => {
    const forms = selectForms(database).filter(
      (stored) =>
        (!form || stored.form === form) &&
        londonDay(new Date(stored.receivedAt)) >= since &&
        (!open || stored.handledAt === null),
    );
    return [forms.map(lineOf).join('\n'), `${countOf(forms.length)} in ${folder}`].filter(Boolean).join('\n\n');
  })
    .addOption(new Option('--form <form>', 'only these').choices(['contact', 'membership']))
    .option('--since <YYYY-MM-DD>', 'only what arrived on this day or later', dateArgument)
    .option('--open', 'only what nobody has handled');
  add('show <reference>', 'show all of the form with a reference', describeByReference);
  type Handled = { member?: boolean };
  add(
    'handled <reference> [note...]',
    'mark a form as handled',
    (database, reference: string, note: string[], { member = false }: Handled) => {
      markHandled(database, reference, note.join(' '), member, now);
      return describeByReference(database, reference);
    },
  ).option('--member', 'the application led to membership, and is not purged');
  add('export [file]', 'write all forms as CSV, to a new file or to the screen', (database, file?: string) => {
    const forms = selectForms(database);
    return output(file, toCsv(forms), forms.length);
  });
  type Digest = { date: string; to?: string };
  add('digest', 'show what arrived on a day, without contact details', (database, { date, to }: Digest) => {
    const text = digestOf(selectForms(database), date);
    return to ? emailOf(to, text) : text;
  })
    .option('--date <YYYY-MM-DD>', 'the day', dateArgument, londonDay(new Date(now.getTime() - DAY_MS)))
    .option('--to <address>', 'write it as an email, for sendmail -t');
  const copy = `backup-${now.toISOString().replaceAll(':', '-')}.db`;
  add(
    'backup [path]',
    'copy the inbox to a new file, or into a folder, while the server runs',
    (database, path: string = folder) => {
      const file = statSync(path, { throwIfNoEntry: false })?.isDirectory() ? join(path, copy) : path;
      // Made first, readable by its owner only. The copy has what was stored when it began, and nothing by halves.
      makeFile(file);
      try {
        database.prepare('VACUUM INTO ?').run(file);
        flush(file);
      } catch (error) {
        rmSync(file);
        throw error;
      }
      return `Copied the inbox to ${file}.`;
    },
  );
  add(
    'purge',
    `delete what the privacy policy no longer keeps: enquiries after ${retention.enquiryMonths} months, applications after ` +
      `${retention.applicationMonths}; the server does the same at its start and every day`,
    (database) => `Deleted ${countOf(purge(database, now))}.`,
  );
  add(
    'export-person <email> [file]',
    'write everything that one person has sent as JSON, for whoever asks for a copy',
    (database, email: string, file?: string) => {
      const forms = selectForms(database, BY_EMAIL, email).map((form) => ({ ...form, payload: withoutToken(form) }));
      return output(file, JSON.stringify(forms, undefined, 2), forms.length);
    },
  );
  add(
    'erase <email>',
    'delete everything that one person has sent; backups and exports that you have made still hold it',
    (database, email: string) => `Deleted ${countOf(deleteForms(database, BY_EMAIL, email))}.`,
  );
  return program;
}
