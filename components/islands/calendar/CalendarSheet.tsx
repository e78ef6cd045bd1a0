import type { CalendarOptions, EventInput } from '@fullcalendar/core';
import dayGrid from '@fullcalendar/daygrid';
import FullCalendar from '@fullcalendar/react';
import timeGrid from '@fullcalendar/timegrid';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { nextPaint } from '#components/dom/nextPaint.ts';
import { type CalendarDate, londonDay } from '#content/shared/dates.ts';
import { type CalendarView, isoWeekOfRow } from './period.ts';

type Props = {
  focus: CalendarDate;
  view: CalendarView;
  events: EventInput[];
  allDayText: string;
  /** Called with the id of a clicked event. */
  onOpen: (id: string) => void;
};

/**
 * An empty view: FullCalendar starts in one task and renders the month in the next.
 * EventCalendar.module.css uses its class name.
 */
const FIRST_VIEW = 'blank';
const FULL_CALENDAR_VIEW = { month: 'dayGridMonth', week: 'timeGridWeek', day: 'timeGridDay' } as const;
/**
 * FullCalendar renders days and weeks as links without `href`. They lead nowhere, so each gets the
 * role `time`; a label without the visible text, `Week 45` for `W45`, is removed (WCAG 2.5.3).
 */
const markDates = ({ el }: { el: HTMLElement }) => {
  for (const date of el.querySelectorAll('a:not([href])')) {
    date.role = 'time';
    if (!date.ariaLabel?.includes(date.textContent)) date.ariaLabel = null;
  }
};

/** Scrolls the day just far enough to show 8 am to 5 pm, and its first event. */
const showDay = ({ el }: { el: HTMLElement }) =>
  nextPaint().then(() => {
    for (const part of ['[data-time="16:00:00"]', '[data-time="08:00:00"]', '.fc-timegrid-event'])
      el.querySelector(part)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });

/** What is the same for every calendar. */
const OPTIONS: CalendarOptions = {
  plugins: [dayGrid, timeGrid],
  headerToolbar: false,
  height: 'auto',
  locale: 'en-gb',
  now: londonDay,
  firstDay: 0,
  fixedWeekCount: false,
  weekNumbers: true,
  weekNumberCalculation: isoWeekOfRow,
  weekNumberContent: ({ num }) => `W${num}`,
  slotDuration: '01:00',
  slotLabelFormat: { hour: 'numeric', hour12: true },
  views: {
    [FIRST_VIEW]: { content: () => null },
    dayGridMonth: { dayHeaderFormat: { weekday: 'short' } },
    timeGrid: {
      // In a month its day has a name; a column of hours has none.
      eventContent: ({ event }) => (
        <>
          {event.title}
          <span className="visually-hidden">{event.extendedProps.days}</span>
        </>
      ),
    },
    timeGridWeek: { dayHeaderFormat: { weekday: 'short', day: 'numeric' } },
    timeGridDay: {
      dayHeaderFormat: { weekday: 'long', day: 'numeric', month: 'long' },
      viewDidMount: showDay,
    },
  },
  dayCellDidMount: ({ el, isToday }) => {
    if (isToday) el.setAttribute('aria-current', 'date');
    // Named by its content: FullCalendar's label has only the day, but a Sunday also shows its week
    // number (WCAG 2.5.3).
    el.removeAttribute('aria-labelledby');
    markDates({ el });
  },
  dayHeaderDidMount: markDates,
  weekNumberDidMount: markDates,
  eventDisplay: 'block',
  eventDidMount: ({ el, event }) => el.style.setProperty('--tone', event.extendedProps.colour),
  eventContent: ({ event }) => event.title,
};

/** Memoised, because rendering passes FullCalendar all its options again, which takes too long. */
const MemoisedCalendar = memo(FullCalendar);

/** The calendar's sheet of days: FullCalendar without a toolbar. */
export function CalendarSheet({ focus, view, events, allDayText, onOpen }: Props) {
  const calendar = useRef<FullCalendar>(null);
  const [firstFocus] = useState(focus);
  const openEvent = useCallback(({ event }: { event: { id: string } }) => onOpen(event.id), [onOpen]);
  useEffect(() => {
    let outdated = false;
    // Let the clicked control paint first.
    nextPaint().then(() => {
      if (!outdated) calendar.current?.getApi().changeView(FULL_CALENDAR_VIEW[view], focus);
    });
    return () => {
      outdated = true;
    };
  }, [focus, view]);
  return (
    <MemoisedCalendar
      {...OPTIONS}
      ref={calendar}
      initialView={FIRST_VIEW}
      initialDate={firstFocus}
      allDayText={allDayText}
      events={events}
      eventClick={openEvent}
    />
  );
}
