import { toICalendar } from './icalendar.ts';
import type { PlannerData } from './plannerData.ts';
import type { YearPlan } from './planYear.ts';

/** Some browsers read the file only after the click has returned. */
const REVOKE_DELAY_MS = 60_000;

/**
 * Downloads a planned year as an iCalendar file.
 *
 * @param reminders how many days before each date to remind
 */
export function downloadPlan({ dates }: YearPlan, reminders: number[], { file, marks }: PlannerData): void {
  const events = dates.map(({ date, source: { rule, step, title, note, mark, link } }) => ({
    uid: `${rule}-${step}-${date}@${file.host}`,
    date,
    title,
    description: `${note}\n${marks[mark]}. ${link.title}: ${link.url}\n${file.produced}`,
    url: link.url,
    reminders,
  }));
  const text = toICalendar(events, { name: file.title, producer: file.producer, made: new Date() });
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  anchor.download = file.name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), REVOKE_DELAY_MS);
}
