import { Button } from '#components/controls/Button.tsx';
import { longDate } from '#components/ui/formatDate.ts';
import type { CalendarLabels } from '#content/pages/eventcalander.ts';
import styles from './PeriodSummary.module.css';
import { type CalendarView, dateOf, isInView, monthTitle, nearestDay, periodInView } from './period.ts';

type Props = {
  labels: CalendarLabels;
  /** The events' days, `YYYY-MM-DD`. */
  days: string[];
  /** Undefined until the visitor's date is known. */
  focus: Date | undefined;
  view: CalendarView;
  onGoTo: (date: Date) => void;
};

/** The days in view, how many events the month in focus has; and, where the view shows none, a way to the nearest one. */
export function PeriodSummary({ labels, days, focus, view, onGoTo }: Props) {
  const count = (period: CalendarView) => days.filter((day) => focus && isInView(dateOf(day), focus, period)).length;
  const nearest = focus && count(view) === 0 ? nearestDay(days, focus) : undefined;
  return (
    <div className={styles.summary}>
      <p role="status">
        {focus && [periodInView(focus, view, labels.range), summary(count('month'), labels)].filter(Boolean).join(': ')}
      </p>
      {nearest && (
        <Button look="line" size="small" onClick={() => onGoTo(dateOf(nearest))}>
          {labels.goTo.replace('{date}', view === 'month' ? monthTitle(dateOf(nearest)) : longDate(nearest))}
        </Button>
      )}
    </div>
  );
}

function summary(count: number, { noEvents, oneEvent, manyEvents }: CalendarLabels): string {
  if (count === 0) return noEvents;
  return count === 1 ? oneEvent : manyEvents.replace('{count}', String(count));
}
