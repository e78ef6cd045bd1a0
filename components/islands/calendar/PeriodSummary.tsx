import { Button } from '#components/controls/Button.tsx';
import { IconButton } from '#components/controls/IconButton.tsx';
import { longDate } from '#components/format/formatDate.ts';
import { type CalendarDate, monthAndYear } from '#content/dates.ts';
import type { CalendarLabels } from '#content/pages/eventcalander.ts';
import { fill } from '#content/text.ts';
import type { CalendarEntry } from './calendarEntry.ts';
import styles from './PeriodSummary.module.css';
import { type CalendarView, DAYS_OF_STEP, isInView, nearestEntry, periodInView } from './period.ts';

type Props = {
  labels: CalendarLabels;
  entries: CalendarEntry[];
  /** Undefined until the visitor's date is known. */
  focus: CalendarDate | undefined;
  view: CalendarView;
  /** Whether it announces the month, too. */
  saysMonth: boolean;
  /** Requests the date that many days later. */
  onStep: (days: number) => void;
  onGoTo: (date: CalendarDate) => void;
};

/**
 * The line below the calendar's title: what is in view, and how many events that has; where it has none, a way to the nearest one.
 * In a week and a day it has the controls that step by one. The calendar's only live region.
 */
export function PeriodSummary({ labels, entries, focus, view, saysMonth, onStep, onGoTo }: Props) {
  const count = entries.filter(({ day }) => focus && isInView(day, focus, view)).length;
  const nearest = focus && count === 0 ? nearestEntry(entries, focus) : undefined;
  const step = view === 'month' ? undefined : { days: DAYS_OF_STEP[view], ...labels.steps[view] };
  return (
    <div className={`row ${styles.summary}`}>
      <div className={styles.period} data-view={view}>
        {step && <IconButton icon="previous" label={step.previous} onClick={() => onStep(-step.days)} />}
        <p role="status">
          {focus && (
            <>
              {/* Each text is alone in an element: React can't change or pass one whose node a translator has replaced. */}
              {saysMonth && <span className="visually-hidden">{`${monthAndYear(focus)}. `}</span>}
              <span>
                {[periodInView(focus, view, labels.range), summary(count, view, labels)].filter(Boolean).join(': ')}
              </span>
            </>
          )}
        </p>
        {step && <IconButton icon="next" label={step.next} onClick={() => onStep(step.days)} />}
      </div>
      {nearest && (
        <Button look="line" size="small" onClick={() => onGoTo(nearest.day)}>
          {fill(labels.goTo, { date: longDate(nearest.day), title: nearest.title })}
        </Button>
      )}
    </div>
  );
}

function summary(count: number, view: CalendarView, { events, periods }: CalendarLabels): string {
  const sentence = [events.none, events.one][count] ?? events.many;
  return fill(sentence, { count, period: periods[view] });
}
