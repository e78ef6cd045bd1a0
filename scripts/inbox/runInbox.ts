import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '#scripts/server/settings.ts';
import { COMMANDS, OPTIONS } from './commands.ts';
import { DATABASE, openDatabase } from './database.ts';

const HELP = [
  'npm run inbox -- COMMAND: what staff do with the forms that the server has taken.',
  ...Object.values(COMMANDS).map(({ usage, does }) => `  ${usage}\n      ${does}`),
  'Times are London time. The inbox is in INBOX_DIR. docs/inbox.md says more.',
].join('\n\n');

/**
 * Carries out one command.
 *
 * @param argumentList what follows `npm run inbox --`; without a command's name, it is `list`
 * @param environment where the settings are
 * @returns what to show
 * @throws Error that says what to do
 */
export async function runInbox(
  argumentList: string[],
  environment: NodeJS.ProcessEnv,
  now = new Date(),
): Promise<string> {
  const { values, positionals } = parseArgs({
    args: argumentList,
    options: { ...OPTIONS, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  const { help, ...options } = values;
  const [name = 'list', ...words] = positionals;
  if (help || name === 'help') return HELP;
  const command = COMMANDS[name];
  if (!command) throw new Error(`There is no command "${name}". npm run inbox -- --help names them all.`);
  const { takes = [], run } = command;
  const wrong = Object.keys(options).find((option) => !takes.some((taken) => taken === option));
  if (wrong) throw new Error(`"${name}" has no option --${wrong}: npm run inbox -- ${command.usage}`);
  const settings = readSettings(environment);
  if (!existsSync(join(settings.INBOX_DIR, DATABASE)))
    throw new Error(`There is no inbox in "${settings.INBOX_DIR}" yet. The server makes it when it starts.`);
  const database = openDatabase(settings.INBOX_DIR);
  try {
    return await run({ database, settings, words, options, now });
  } finally {
    database.close();
  }
}
