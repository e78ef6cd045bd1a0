import type { EventInput } from '@fullcalendar/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { keepCurrent } from '#components/dom/keepCurrent.ts';
import { showLoadFailure } from '#components/dom/loadFailure.ts';
import { nextPaint } from '#components/dom/nextPaint.ts';
import { withDeadline } from '#components/dom/timeLimit.ts';
import { eventState } from '#components/events/eventState.ts';
import type { HandedEvent } from '#components/events/handedEvent.ts';
import { longDate } from '#components/format/formatDate.ts';
import type { CalendarSheet } from '#components/islands/calendar/CalendarSheet.tsx';
import { CalendarToolbar } from '#components/islands/calendar/CalendarToolbar.tsx';
import { type CalendarEntry, DONE } from '#components/islands/calendar/calendarEntry.ts';
import { PeriodSummary } from '#components/islands/calendar/PeriodSummary.tsx';
import { type CalendarView, daysInView, isInView, nextOrLast } from '#components/islands/calendar/period.ts';
import type { CalendarLabels } from '#content/pages/eventcalander.ts';
import { addDays, addMonths, londonDay } from '#content/shared/dates.ts';
import styles from './EventCalendar.module.css';

type Props = {
  entries: CalendarEntry[];
  labels: CalendarLabels;
  /** The moment for which the page is built. */
  builtAt: string;
};

/** An entry for FullCalendar; the site may have been built before its event was over. */
function toInput(entry: CalendarEntry, id: number, now: Date): EventInput {
  const { day, period, title, start, end, href, colour, endsAt } = entry;
  return {
    id: String(id),
    title,
    start,
    ...(end && { end }),
    url: href,
    days: period ?? longDate(day),
    colour: endsAt && Date.parse(endsAt) <= now.getTime() ? DONE : colour,
  };
}

/**
 * The calendar (specification 4): month, week and day around the focused date, at first today in
 * London, in London's hours; before hydration, the day of the build. Its sheet, the slow part, is
 * fetched once the controls respond; until then its box is empty, at the same height.
 */
export function EventCalendar({ entries, labels, builtAt }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const [now, setNow] = useState(() => new Date(builtAt));
  const [focus, setFocus] = useState(() => londonDay(now));
  const [view, setView] = useState<CalendarView>('month');
  const [Sheet, setSheet] = useState<typeof CalendarSheet>();
  const events = useMemo(() => entries.map((entry, id) => toInput(entry, id, now)), [entries, now]);
  const shown = entries.flatMap((entry, id) => (isInView(entry, focus, view) ? { ...entry, id } : []));

  useEffect(() => {
    let last = '';
    const read = () => {
      const opened = new Date();
      const [before, day] = [last, londonDay(opened)];
      if (day === before) return;
      last = day;
      setNow(opened);
      // A visitor who has gone to another day stays there.
      setFocus((date) => (!before || date === before ? day : date));
    };
    const left = new AbortController();
    keepCurrent(read, left);
    return () => left.abort();
  }, []);
  // Where the sheet has failed to load, the next click tries again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (Sheet) return;
    const load = async () => {
      const { CalendarSheet } = await withDeadline(import('#components/islands/calendar/CalendarSheet.tsx'));
      await nextPaint();
      setSheet(() => CalendarSheet);
    };
    load().catch((error: unknown) => {
      console.error('The calendar’s sheet could not be loaded.', error);
      // Only for visitors who have chosen another month or view: they are waiting for it.
      if (view !== 'month' || focus !== londonDay(now)) showLoadFailure();
    });
  }, [Sheet, focus, view]);

  const show = (next: CalendarView) => {
    setView(next);
    // The week or the day of another month than today's opens on that month's first event.
    if (view === 'month' && !isInView({ day: londonDay() }, focus, view)) {
      const [first] = daysInView(focus, view);
      const day = shown[0]?.day ?? focus;
      setFocus(isInView({ day }, focus, view) ? day : first);
    }
  };
  const open = useCallback(
    (id: string) => {
      const entry = entries[Number(id)];
      if (entry?.detail) eventState.write({ event: entry.detail, date: entry.day } satisfies HandedEvent);
    },
    [entries],
  );
  const sheet = { focus, view, events, allDayText: labels.allDay, onOpen: open };

  return (
    <div className={`script-only ${styles.calendar}`} data-view={view}>
      <CalendarToolbar
        labels={labels}
        titleRef={title}
        focus={focus}
        view={view}
        onView={show}
        onMove={(months) => setFocus((date) => addMonths(date, months))}
        onToday={() => setFocus(londonDay())}
      />
      <PeriodSummary
        labels={labels}
        count={shown.length}
        nearest={nextOrLast(entries, now)}
        focus={focus}
        view={view}
        onStep={(days) => setFocus((date) => addDays(date, days))}
        // The clicked button disappears with the empty period.
        onGoTo={(date) => {
          setFocus(date);
          title.current?.focus();
        }}
      />
      <div className={styles.sheet}>
        {/* FullCalendar marks today only when it mounts. */}
        {Sheet && <Sheet key={londonDay(now)} {...sheet} />}
      </div>
      {view !== 'day' && shown.length > 0 && (
        <ul className={styles.agenda}>
          {shown.map((entry) => (
            <li key={entry.id}>
              {entry.period ?? longDate(entry.day)}
              <a href={entry.href} onClick={() => open(String(entry.id))}>
                {entry.title}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.zone}>{labels.zone}</p>
    </div>
  );
}
