import type { Ref } from 'react';
import { Button } from '#components/controls/Button.tsx';
import { IconButton } from '#components/controls/IconButton.tsx';
import type { CalendarLabels } from '#content/pages/eventcalander.ts';
import { type CalendarDate, monthAndYear } from '#content/shared/dates.ts';
import styles from './CalendarToolbar.module.css';
import { type CalendarView, VIEWS } from './period.ts';

type Props = {
  labels: CalendarLabels;
  /** The title, which takes the focus when the control that changed it disappears. */
  titleRef: Ref<HTMLHeadingElement>;
  focus: CalendarDate;
  view: CalendarView;
  onView: (view: CalendarView) => void;
  /** Requests the month that many months later: 1 or -1, in every view (specification 4). */
  onMove: (months: number) => void;
  onToday: () => void;
};

/**
 * The calendar's toolbar: title, `MMMM yyyy` (specification 9), the buttons Previous, Today and
 * Next, and the three views.
 */
export function CalendarToolbar({ labels, titleRef, focus, view, onView, onMove, onToday }: Props) {
  return (
    <div className={`row ${styles.toolbar}`}>
      <h2 ref={titleRef} tabIndex={-1}>
        {monthAndYear(focus)}
      </h2>
      <div className={`row ${styles.steps}`}>
        <IconButton icon="previous" label={labels.previous} onClick={() => onMove(-1)} />
        <Button look="line" size="small" onClick={onToday}>
          {labels.today}
        </Button>
        <IconButton icon="next" label={labels.next} onClick={() => onMove(1)} />
      </div>
      <fieldset className={styles.views}>
        <legend className="visually-hidden">{labels.view}</legend>
        {VIEWS.map((name) => (
          <button key={name} type="button" aria-pressed={name === view} onClick={() => onView(name)}>
            {labels[name]}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
