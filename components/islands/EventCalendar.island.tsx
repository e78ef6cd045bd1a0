import type { EventInput } from '@fullcalendar/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { nextPaint } from '#components/behaviours/nextPaint.ts';
import type { CalendarSheet } from '#components/islands/calendar/CalendarSheet.tsx';
import { CalendarToolbar } from '#components/islands/calendar/CalendarToolbar.tsx';
import type { CalendarEntry } from '#components/islands/calendar/calendarEntry.ts';
import { isOver, markCompleted } from '#components/islands/calendar/completed.ts';
import { PeriodSummary } from '#components/islands/calendar/PeriodSummary.tsx';
import { type CalendarView, focusOfView, shiftMonth } from '#components/islands/calendar/period.ts';
import { eventState } from '#components/sections/event-details/eventState.ts';
import type { HandedEvent } from '#components/sections/event-details/handedEvent.ts';
import type { CalendarLabels } from '#content/pages/eventcalander.ts';
import styles from './EventCalendar.module.css';

type Props = { entries: CalendarEntry[]; labels: CalendarLabels };

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
 * Until that is known, on the server and before hydration, it shows an empty sheet of the same height. Its sheet, the slow
 * part, is fetched after the rest answers, and is drawn anew after the browser has painted what a press changed.
 */
export function EventCalendar({ entries, labels }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const [focus, setFocus] = useState<Date>();
  const [view, setView] = useState<CalendarView>('month');
  const [drawn, setDrawn] = useState<{ Sheet: typeof CalendarSheet; focus: Date; view: CalendarView }>();
  const events = useMemo(() => entries.map(toInput), [entries]);
  const days = useMemo(() => entries.map(({ day }) => day), [entries]);

  useEffect(() => {
    setFocus(new Date());
    markCompleted(new Date());
  }, []);
  useEffect(() => {
    if (!focus) return;
    let outdated = false;
    const draw = async () => {
      const { CalendarSheet } = await import('#components/islands/calendar/CalendarSheet.tsx');
      await nextPaint();
      if (!outdated) setDrawn({ Sheet: CalendarSheet, focus, view });
    };
    // The list beneath has every event, and the next press tries again.
    draw().catch((error: unknown) => console.error('Loading chunk failed (missing): CalendarSheet', error));
    return () => {
      outdated = true;
    };
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
  const open = (id: string) => {
    const entry = entries[Number(id)];
    if (entry?.detail) eventState.write({ event: entry.detail, date: entry.day } satisfies HandedEvent);
  };

  return (
    <div className={styles.calendar} data-view={drawn?.view}>
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
        {drawn && (
          <drawn.Sheet focus={drawn.focus} view={drawn.view} events={events} allDayText={labels.allDay} onOpen={open} />
        )}
      </div>
    </div>
  );
}
