import { longDate } from '#components/format/formatDate.ts';
import type { CalendarLabels } from '#content/pages/eventcalander.ts';
import { type CalendarDate, monthAndYear } from '#content/shared/dates.ts';
import { fill } from '#content/shared/text.ts';
import styles from './CalendarToolbar.module.css';
import { type CalendarView, DAYS_OF_STEP, type nextOrLast, periodInView } from './period.ts';

type Props = {
  labels: CalendarLabels;
  /** How many events are in view. */
  count: number;
  /** The event to go to from where none is. */
  nearest: ReturnType<typeof nextOrLast>;
  focus: CalendarDate;
  view: CalendarView;
  /** Requests the date that many days later. */
  onStep: (days: number) => void;
  onGoTo: (date: CalendarDate) => void;
};

/**
 * The line below the calendar's title: what is in view, and how many events that has; where it has
 * none, a way to the next or the last one. Before it, in a week and a day, are the controls that
 * step by one. The calendar's only live region.
 */
export function PeriodSummary({ labels, count, nearest, focus, view, onStep, onGoTo }: Props) {
  const { day, is } = nearest;
  const step = view === 'month' ? undefined : { days: DAYS_OF_STEP[view], ...labels.steps[view] };
  return (
    <div className={`row ${styles.summary}`}>
      {step && (
        <>
          <button type="button" onClick={() => onStep(-step.days)}>
            {step.previous}
          </button>
          <button type="button" onClick={() => onStep(step.days)}>
            {step.next}
          </button>
        </>
      )}
      <p role="status">
        {/* Each text is the only child of an element: React can't update or move past a text node
            that a translator has replaced. */}
        <span className="visually-hidden">{`${monthAndYear(focus)}. `}</span>
        <span>{[periodInView(focus, view), summary(count, view, labels)].filter(Boolean).join(': ')}</span>
      </p>
      {count === 0 && day && (
        <button type="button" onClick={() => onGoTo(day)}>
          {fill(labels.goTo[is], { date: longDate(day) })}
        </button>
      )}
    </div>
  );
}

function summary(count: number, view: CalendarView, { events, periods }: CalendarLabels): string {
  const sentence = [events.none, events.one][count] ?? events.many;
  return fill(sentence, { count, period: periods[view] });
}
