// What staff do with the forms that arrived: npm run inbox [-- --help]
import '#scripts/shared/environment.ts';
import { readSettings } from '#scripts/server/settings.ts';
import { inboxProgram } from './commands.ts';

try {
  const words = process.argv.length > 2 ? process.argv : [...process.argv, 'list'];
  inboxProgram(readSettings(process.env).INBOX_DIR, console.log).parse(words);
} catch (error) {
  // Of a file: its name and the system's words, without the codes.
  const [, words, file] = /^Error: E[A-Z]+: ([^,]+), \w+ '(.*)'$/.exec(String(error)) ?? [];
  console.error(words ? `${file} can't be used: ${words}.` : error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
