import { addMonths, DAY_MS, isoDay } from '#content/dates.ts';
import { retention } from '#content/site/retention.ts';
import type { Database } from './database.ts';
import { emptyLog } from './forms.ts';
import { removeFromOldFiles } from './oldFile.ts';

const OVERDUE_ENQUIRIES = `form = 'contact' AND received_at < :since AND NOT EXISTS (
  SELECT 1 FROM forms AS later
  WHERE later.form = 'contact' AND later.email = forms.email AND later.received_at >= :since)`;
const OVERDUE_APPLICATIONS = `form = 'membership' AND NOT member AND received_at < :since`;

/**
 * Deletes what the privacy policy says is no longer kept: enquiries some time after the last one of the same person, and
 * applications some time after they came, unless they are marked as having led to membership.
 *
 * @param folder the inbox's folder, where files that were taken over may lie
 * @returns how many forms were deleted
 */
export function purge(folder: string, database: Database, now: Date): number {
  const since = {
    contact: addMonths(isoDay(now), -retention.enquiryMonths),
    membership: addMonths(isoDay(now), -retention.applicationMonths),
  };
  const remove = (where: string, before: string) =>
    database.prepare(`DELETE FROM forms WHERE ${where}`).run({ since: before }).changes;
  const removed = remove(OVERDUE_ENQUIRIES, since.contact) + remove(OVERDUE_APPLICATIONS, since.membership);
  if (removed > 0) emptyLog(database);
  removeFromOldFiles(folder, ({ form, receivedAt }) => receivedAt < since[form]);
  return removed;
}

/**
 * Does something now and once a day from now on.
 *
 * @returns a function that ends it
 */
export function daily(work: (now: Date) => void): () => void {
  work(new Date());
  const timer = setInterval(() => work(new Date()), DAY_MS).unref();
  return () => clearInterval(timer);
}
