import type { ComponentProps, ReactNode } from 'react';
import { hook } from '#components/dom/hooks.ts';
import { Section } from '#components/layout/Section.tsx';
import { Mark } from '#components/ornament/Mark.tsx';
import { Thread } from '#components/ornament/Thread.tsx';
import { DateMark, MarkLegend } from '#components/sections/compliance-calendar/parts/DateMark.tsx';
import { Day } from '#components/ui/Day.tsx';
import { FilterTabs } from '#components/ui/lists/FilterTabs.tsx';
import slip from '#components/ui/slip/Slip.module.css';
import { TextLink } from '#components/ui/TextLink.tsx';
import { TodayMark } from '#components/ui/TodayMark.tsx';
import type { Change } from '#content/collections/changes/schema.server.ts';
import type { ComplianceCalendar } from '#content/pages/compliance-calendar.ts';
import type { whatsChanging } from '#content/pages/whats-changing.ts';
import { monthAndYear } from '#content/shared/dates.ts';
import styles from './Changes.module.css';

/** How many of the newest changes are in view, and how many months of those to come. */
const [NEWEST, MONTHS] = [5, 6];

type Props = Pick<ComplianceCalendar, 'marks' | 'marksHeading'> & {
  words: typeof whatsChanging;
  today: ComponentProps<typeof TodayMark>;
  /** By their next day; those that have none come last. */
  changes: Change[];
  /** The name of a page of this site. */
  nameOf: (path: string) => string;
  /** The ways to subscribe to their calendar. */
  children: ReactNode;
};

/** Whom changes concern, for the tabs. */
const categories = (changes: Change[]) =>
  hook('filter-tabs-category', [...new Set(changes.flatMap(({ firms }) => firms))].join(' '));

/** Changes by the month of their next day. */
function byMonth(changes: Change[], open: string) {
  const months = new Map<string, Change[]>();
  for (const change of changes) {
    const month = change.next ? monthAndYear(change.next) : open;
    months.set(month, [...(months.get(month) ?? []), change]);
  }
  return [...months];
}

/** The line of a change, which opens. */
function Line({ change, words, marks, nameOf }: Pick<Props, 'words' | 'marks' | 'nameOf'> & { change: Change }) {
  const { slug, when, next = '', days, title, who, action, mark, begins, isPast, source, page } = change;
  const later = change.exactDays.filter((day) => day > next);
  return (
    <li
      id={slug}
      {...categories([change])}
      {...(!isPast && hook('today-last', days.at(-1)))}
      {...(begins && hook('today-begins'))}
    >
      <details>
        <summary className="row">
          {when ? <span>{when}</span> : <Day iso={next} />}{' '}
          <span>
            <b>{title}</b> {!isPast && <DateMark mark={mark}>{marks[mark].label}</DateMark>}
          </span>
        </summary>
        <p>
          <b>{who}:</b> {action}
        </p>
        {later.length > 0 && (
          <p>
            {words.later} {later.map((day, index) => [index > 0 && ', ', <Day key={day} iso={day} />])}
          </p>
        )}
        <p>
          {words.source}:{' '}
          <a href={source.url} rel="external noopener">
            {source.title}
          </a>
          {page && (
            <>
              . {words.more}: <a href={page}>{nameOf(page)}</a>
            </>
          )}
        </p>
      </details>
    </li>
  );
}

/**
 * A timeline: what is in force, on a slip that ends at today, then the coming changes by month;
 * tabs show what concerns one kind of firm.
 */
export function Changes({ words, today, changes, marks, marksHeading, nameOf, children }: Props) {
  const past = changes.filter(({ isPast }) => isPast);
  const older = past.slice(0, -NEWEST);
  const months = byMonth(changes.slice(past.length), words.open);
  const later = months.slice(MONTHS);
  const folded = later.flatMap(([, changes]) => changes);
  const tabs = Object.entries({ all: words.all, ...words.firms }).map(([category, label]) => {
    const concerned = changes.filter(({ firms }) => category === 'all' || firms.some((firm) => firm === category));
    return { category, label, count: concerned.length };
  });
  const lines = (changes: Change[]) =>
    changes.map((change) => <Line key={change.slug} change={change} words={words} marks={marks} nameOf={nameOf} />);
  const sections = (listed: typeof months) =>
    listed.map(([month, changes]) => (
      <section key={month} {...categories(changes)}>
        <h2>{month}</h2>
        <ul>{lines(changes)}</ul>
      </section>
    ));
  return (
    <Section top="flush">
      <div className={styles.page}>
        <FilterTabs label={words.filter} tabs={tabs} />
        <div className={styles.line}>
          <section className={`${slip.slip} ${styles.past}`} {...categories(past)}>
            <div className={slip.paper}>
              <header className="row">
                <Mark />
                <h2>{words.inForce.question}</h2>
              </header>
              {older.length > 0 && (
                <details {...categories(older)}>
                  <summary className="row">{words.inForce.older}</summary>
                  <ul>{lines(older)}</ul>
                </details>
              )}
              <ul {...hook('today-past')}>{lines(past.slice(-NEWEST))}</ul>
            </div>
            <Thread />
          </section>
          <TodayMark {...today} />
          <div className={styles.coming}>
            <Thread hollow />
            {sections(months.slice(0, MONTHS))}
            {later.length > 0 && (
              <details {...categories(folded)}>
                <summary className="row">{words.fold}</summary>
                {sections(later)}
              </details>
            )}
          </div>
        </div>
        <div className={styles.aside}>
          <MarkLegend heading={marksHeading} marks={marks} />
          <p className="screen-only">{words.rare}</p>
          {children}
          <a href={words.rss.href}>{words.rss.label}</a>
          <h2 className="screen-only">{words.own.heading}</h2>
          <p className="screen-only">{words.own.text}</p>
          <TextLink href={words.own.href} label={words.own.label} />
        </div>
      </div>
    </Section>
  );
}
