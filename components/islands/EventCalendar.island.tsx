import type { CalendarOptions, EventClickArg, EventInput } from '@fullcalendar/core';
import dayGrid from '@fullcalendar/daygrid';
import FullCalendar from '@fullcalendar/react';
import timeGrid from '@fullcalendar/timegrid';
import { useEffect, useMemo, useRef, useState } from 'react';
import { CalendarToolbar } from '#components/islands/calendar/CalendarToolbar.tsx';
import type { CalendarEntry } from '#components/islands/calendar/calendarEntry.ts';
import { isOver, markCompleted } from '#components/islands/calendar/completed.ts';
import { isoWeekOfRow } from '#components/islands/calendar/isoWeek.ts';
import { PeriodSummary } from '#components/islands/calendar/PeriodSummary.tsx';
import { type CalendarView, focusOfView, shiftMonth } from '#components/islands/calendar/period.ts';
import { handOverEvent } from '#components/sections/event-details/eventHandOver.ts';
import type { CalendarLabels } from '#content/pages/eventcalander.ts';
import styles from './EventCalendar.module.css';

type Props = { entries: CalendarEntry[]; labels: CalendarLabels };

const FULL_CALENDAR_VIEW = { month: 'dayGridMonth', week: 'timeGridWeek', day: 'timeGridDay' } as const;
/** FullCalendar writes days and weeks as links without an address. They lead nowhere, so each is a date. */
const markDates = ({ el }: { el: HTMLElement }) => {
  for (const date of el.querySelectorAll('a:not([href])')) date.role = 'time';
};

/** What is the same for every calendar and every render; a new object each time would draw the calendar anew. */
const OPTIONS: CalendarOptions = {
  plugins: [dayGrid, timeGrid],
  headerToolbar: false,
  height: 'auto',
  locale: 'en-gb',
  firstDay: 0,
  fixedWeekCount: false,
  weekNumbers: true,
  weekNumberCalculation: isoWeekOfRow,
  weekNumberContent: ({ num }) => `W${num}`,
  slotDuration: '01:00',
  slotLabelFormat: { hour: 'numeric', hour12: true },
  views: {
    dayGridMonth: { dayHeaderFormat: { weekday: 'short' } },
    timeGridWeek: { dayHeaderFormat: { weekday: 'short', day: 'numeric' } },
    timeGridDay: { dayHeaderFormat: { weekday: 'long', day: 'numeric', month: 'long' } },
  },
  dayCellDidMount: ({ el, isToday }) => {
    if (isToday) el.setAttribute('aria-current', 'date');
    markDates({ el });
  },
  dayHeaderDidMount: markDates,
  weekNumberDidMount: markDates,
  eventDisplay: 'block',
  eventContent: ({ event }) => event.title,
};

/** The colour of a tag now; the site may have been built before its event was over. */
const toneNow = ({ tone, overAt }: CalendarEntry) => (overAt && isOver(overAt, new Date()) ? 'done' : tone);

const toInput = (entry: CalendarEntry, id: number): EventInput => {
  const { title, start, end, href } = entry;
  return {
    id: String(id),
    title,
    start,
    ...(end && { end }),
    allDay: !start.includes('T'),
    url: href,
    classNames: [styles.tag, styles[`tone-${toneNow(entry)}`]].filter((name) => name !== undefined),
  };
};

/**
 * The calendar (specification 4): month, week and day around the date in focus, which starts on the visitor's today.
 * Until that is known, on the server and before hydration, it shows an empty sheet of the same height.
 */
export function EventCalendar({ entries, labels }: Props) {
  const calendar = useRef<FullCalendar>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [focus, setFocus] = useState<Date>();
  const [view, setView] = useState<CalendarView>('month');
  const inputs = useMemo(() => entries.map(toInput), [entries]);
  const days = useMemo(() => entries.map(({ day }) => day), [entries]);

  useEffect(() => {
    setFocus(new Date());
    markCompleted(new Date());
  }, []);
  useEffect(() => {
    if (focus) calendar.current?.getApi().changeView(FULL_CALENDAR_VIEW[view], focus);
  }, [focus, view]);

  const move = (months: number) => setFocus((date) => shiftMonth(date ?? new Date(), months));
  const show = (next: CalendarView) => {
    setView(next);
    if (view === 'month') setFocus((date) => date && focusOfView(days, date, next, new Date()));
  };
  const goTo = (date: Date) => {
    setFocus(date);
    // The pressed button disappears with the empty month.
    title.current?.focus();
  };
  const open = ({ event }: EventClickArg) => {
    const entry = entries[Number(event.id)];
    if (entry?.detail) handOverEvent(entry.detail, entry.day);
  };

  return (
    <div className={styles.calendar} data-view={view}>
      <CalendarToolbar
        labels={labels}
        titleRef={title}
        focus={focus}
        view={view}
        onView={show}
        onMove={move}
        onToday={() => setFocus(new Date())}
      />
      <PeriodSummary labels={labels} days={days} focus={focus} view={view} onGoTo={goTo} />
      <div className={styles.sheet}>
        {focus && (
          <FullCalendar
            {...OPTIONS}
            ref={calendar}
            initialView={FULL_CALENDAR_VIEW[view]}
            initialDate={focus}
            direction={document.dir === 'rtl' ? 'rtl' : 'ltr'}
            allDayText={labels.allDay}
            events={inputs}
            eventClick={open}
          />
        )}
      </div>
    </div>
  );
}
