// What staff do with the forms that arrived: npm run inbox [-- --help]
import '#scripts/server/environment.ts';
import { runInbox } from './runInbox.ts';

try {
  console.log(await runInbox(process.argv.slice(2), process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
