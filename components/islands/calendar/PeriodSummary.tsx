import { Button } from '#components/controls/Button.tsx';
import { longDate } from '#components/ui/formatDate.ts';
import type { CalendarDate } from '#content/dates.ts';
import type { CalendarLabels } from '#content/pages/eventcalander.ts';
import styles from './PeriodSummary.module.css';
import { type CalendarView, isInView, monthTitle, nearestDay, periodInView } from './period.ts';

type Props = {
  labels: CalendarLabels;
  /** The events' days. */
  days: CalendarDate[];
  /** Undefined until the visitor's date is known. */
  focus: CalendarDate | undefined;
  view: CalendarView;
  /** Whether it announces the month, too. */
  saysMonth: boolean;
  onGoTo: (date: CalendarDate) => void;
};

/**
 * The days in view, how many events the month in focus has; and, where the view shows none, a way to the nearest one. The
 * calendar's only live region.
 */
export function PeriodSummary({ labels, days, focus, view, saysMonth, onGoTo }: Props) {
  const count = (period: CalendarView) => days.filter((day) => focus && isInView(day, focus, period)).length;
  const nearest = focus && count(view) === 0 ? nearestDay(days, focus) : undefined;
  return (
    <div className={styles.summary}>
      <p role="status">
        {focus && (
          <>
            {saysMonth && <span className="visually-hidden">{monthTitle(focus)}. </span>}
            {[periodInView(focus, view, labels.range), summary(count('month'), labels)].filter(Boolean).join(': ')}
          </>
        )}
      </p>
      {nearest && (
        <Button look="line" size="small" onClick={() => onGoTo(nearest)}>
          {labels.goTo.replace('{date}', view === 'month' ? monthTitle(nearest) : longDate(nearest))}
        </Button>
      )}
    </div>
  );
}

function summary(count: number, { noEvents, oneEvent, manyEvents }: CalendarLabels): string {
  if (count === 0) return noEvents;
  return count === 1 ? oneEvent : manyEvents.replace('{count}', String(count));
}
