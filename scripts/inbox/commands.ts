import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { DATABASE, type Database, flush, withDatabase } from './database.ts';
import { countOf, describeForm, lineOf, toCsv, withoutToken } from './describe.ts';
import { BY_EMAIL, deleteForms, formsByReference, markHandled, selectForms } from './forms.ts';

const describeByReference = (database: Database, reference: string) =>
  formsByReference(database, reference).map(describeForm).join('\n\n');

/**
 * The program behind `npm run inbox`: everything that staff can do with the forms. Its commands
 * throw an Error that says what to do.
 */
export function inboxProgram(folder: string, print: (text: string) => void, now = new Date()): Command {
  const program = new Command('inbox')
    .description('Manage the forms that the server has received. Without a command, it lists them.')
    .addHelpText('after', '\nTimes are in London time. The inbox is in INBOX_DIR. See docs/inbox.md for more.');

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
            `"${folder}" has no inbox, or this user can’t read it. The server creates it when it starts.`,
          );
        print(withDatabase(folder, (database) => work(database, ...args)));
      });

  add('list', 'list the forms, one to a line, newest last', (database, { open }: { open?: boolean }) => {
    const forms = selectForms(database).filter(({ handledAt }) => !open || handledAt === null);
    return [forms.map(lineOf).join('\n'), `${countOf(forms.length)} in ${folder}`].filter(Boolean).join('\n\n');
  }).option('--open', 'only forms that nobody has handled');
  add('show <reference>', 'show everything in one form', describeByReference);
  add(
    'handled <reference> [note...]',
    'mark a form as handled',
    (database, reference: string, note: string[], { member = false }: { member?: boolean }) => {
      markHandled(database, reference, note.join(' '), member, now);
      return describeByReference(database, reference);
    },
  ).option('--member', 'the application led to membership, and is not deleted');
  add('export', 'write all forms as CSV', (database) => toCsv(selectForms(database)));
  add(
    'backup [folder]',
    'copy the inbox to another folder, or within its own, while the server runs',
    (database, to: string = folder) => {
      const file = join(to, `backup-${now.toISOString().replaceAll(':', '-')}.db`);
      // Made first, readable by its owner only. The copy has what was stored when it began, and
      // nothing by halves.
      writeFileSync(file, '', { mode: 0o600, flag: 'wx' });
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
    'export-person <email>',
    'print everything that one person has sent, as JSON, when they ask for a copy',
    (database, email: string) => {
      const forms = selectForms(database, BY_EMAIL, email).map((form) => ({ ...form, payload: withoutToken(form) }));
      return JSON.stringify(forms, undefined, 2);
    },
  );
  add(
    'erase <email>',
    'delete everything that one person has sent; mails, backups and exports still contain it',
    (database, email: string) => `Deleted ${countOf(deleteForms(database, BY_EMAIL, email))}.`,
  );
  return program;
}
