// Lists what will change on the site by itself: npm run schedule [-- --until 2027-03-31]. BUILD_DATE gives another first day.
import '#scripts/server/environment.ts';
import { Command } from 'commander';
import { addMonths } from '#content/dates.ts';
import { buildDay } from '#content/schema/entries/buildTime.server.ts';
import { dateArgument } from '#scripts/dateArgument.ts';
import { scheduledChanges } from './scheduledChanges.ts';

const program = new Command('npm run schedule --')
  .description('Lists what appears, expires, is over or is due for review, day by day.')
  .option('--until <YYYY-MM-DD>', 'the last day', dateArgument, addMonths(buildDay, 3))
  .parse();
try {
  console.log(scheduledChanges(buildDay, program.opts<{ until: string }>().until));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
