import { downloadFile } from '#components/dom/downloadFile.client.ts';
import { toICalendar } from '#components/format/icalendar.ts';
import type { PlannerData } from './plannerData.shared.ts';
import type { YearPlan } from './planYear.shared.ts';
import { remarkOf } from './renderPlan.client.ts';

/**
 * Downloads a planned year as an iCalendar file.
 *
 * @param reminders how many days before each date to remind
 */
export function downloadPlan({ dates }: YearPlan, reminders: number[], { file, marks, texts }: PlannerData): void {
  const events = dates.map((planned) => {
    const { date, source } = planned;
    const { rule, step, title, note, mark, link } = source;
    // The association's advice must not read as that of the source.
    const origin = mark === 'advice' ? file.advice : `${marks[mark].label}.`;
    const lines = [note, remarkOf(planned, texts), `${origin} ${link.title}: ${link.url}`, file.produced];
    return {
      id: `${rule}-${step}-${date}`,
      start: date,
      title,
      description: lines.filter(Boolean).join('\n'),
      url: link.url,
      reminders,
    };
  });
  const { title, producer } = file;
  const text = toICalendar(events, { producer, product: title, made: new Date(), name: title });
  downloadFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), file.name);
}
