import { InvalidArgumentError } from 'commander';
import { type CalendarDate, isCalendarDate } from '#content/dates.ts';

/** Reads a date of the command line, for commander, which tells the user what is wrong. */
export function dateArgument(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new InvalidArgumentError('Write the date as YYYY-MM-DD.');
  return text;
}
