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
import styles from './Changes.module.css';

/** A change with what depends on the day of the build. */
export type DatedChange = Change & {
  /** The next of its exact days, and those after it. */
  upcoming: string[];
  /** The moment after its last day. */
  overAt?: string | undefined;
  /** The name of the page that says more. */
  pageName?: string | undefined;
};

type Month = { heading: string; changes: DatedChange[] };

type Props = Pick<ComplianceCalendar, 'marks' | 'marksHeading'> & {
  words: typeof whatsChanging;
  today: ComponentProps<typeof TodayMark>;
  /** What is in force, the newest last: what is folded, and the last few. */
  past: { older: DatedChange[]; newest: DatedChange[] };
  /** What comes: the next months, and what is folded. */
  coming: { soon: Month[]; later: Month[]; laterLabel: string };
  /** The ways to subscribe to their calendar. */
  children: ReactNode;
};

type ItemProps = Pick<Props, 'words' | 'marks'> & { change: DatedChange };

/** For whom a list has something, for the tabs. */
const categories = (changes: DatedChange[]) =>
  hook('filter-tabs-category', [...new Set(changes.flatMap(({ firms }) => firms))].join(' '));

/** How many of the days after its next one an entry shows. */
const LATER = 3;

function When({ change: { when, upcoming }, then }: { change: DatedChange; then: string }) {
  const [next, ...later] = upcoming;
  if (when || !next) return <b>{when}</b>;
  return (
    <>
      <b>
        <Day iso={next} />
      </b>
      {later.length > 0 && (
        <small>
          {then}{' '}
          {later.slice(0, LATER).map((day, index) => (
            <span key={day}>
              {index > 0 && ', '}
              <Day iso={day} />
            </span>
          ))}
          {later.length > LATER && ' …'}
        </small>
      )}
    </>
  );
}

/** Whom a change concerns, what to do, and where that is said. */
const Action = ({ change: { who, action, source, page, pageName }, words }: Omit<ItemProps, 'marks'>) => (
  <div className={styles.action}>
    <p>
      <b>{who}:</b> {action}
    </p>
    <p>
      {words.source}:{' '}
      <a href={source.url} rel="external noopener">
        {source.title}
      </a>
      {page && (
        <>
          . {words.more}: <a href={page}>{pageName}</a>
        </>
      )}
    </p>
  </div>
);

/** What is in force: one line, which opens. */
const Line = ({ change, words }: Omit<ItemProps, 'marks'>) => (
  <li id={change.slug} {...categories([change])}>
    <details>
      <summary>
        <Day iso={change.next ?? ''} /> <b>{change.title}</b>
      </summary>
      <Action {...{ change, words }} />
    </details>
  </li>
);

/** What comes. */
const Item = ({ change, words, marks }: ItemProps) => (
  <li
    id={change.slug}
    className={styles.change}
    {...categories([change])}
    {...(change.overAt && hook('today-over-at', change.overAt))}
    {...(change.begins && hook('today-begins'))}
  >
    <div className={`row ${styles.when}`}>
      <When change={change} then={words.later} />
      <DateMark mark={change.mark}>{marks[change.mark].label}</DateMark>
    </div>
    <h3>{change.title}</h3>
    <Action {...{ change, words }} />
  </li>
);

/** A line of days: what is in force on a slip that is torn off at today, then what comes by month; tabs show what concerns one kind of firm. */
export function Changes({ words, today, past, coming, marks, marksHeading, children }: Props) {
  const { older, newest } = past;
  const all = [...older, ...newest, ...[...coming.soon, ...coming.later].flatMap(({ changes }) => changes)];
  const tabs = [
    { category: 'all', label: words.all, count: all.length },
    ...Object.entries(words.firms).map(([category, label]) => ({
      category,
      label,
      count: all.filter(({ firms }) => firms.some((firm) => firm === category)).length,
    })),
  ];
  const lines = (changes: DatedChange[]) => changes.map((change) => <Line key={change.slug} {...{ change, words }} />);
  const months = (list: Month[]) =>
    list.map(({ heading, changes }) => (
      <section key={heading} className={styles.month} {...categories(changes)}>
        <h2>{heading}</h2>
        <ul>
          {changes.map((change) => (
            <Item key={change.slug} {...{ change, words, marks }} />
          ))}
        </ul>
      </section>
    ));
  return (
    <Section top="flush" wide>
      <div className={styles.page}>
        <FilterTabs label={words.filter} tabs={tabs} />
        <div className={styles.line}>
          <section className={`${slip.slip} ${styles.past}`} {...categories([...older, ...newest])}>
            <div className={slip.paper}>
              <header>
                <Mark />
                <h2>{words.inForce.question}</h2>
              </header>
              {older.length > 0 && (
                <details {...categories(older)}>
                  <summary>{words.inForce.older}</summary>
                  <ul className={styles.lines}>{lines(older)}</ul>
                </details>
              )}
              <ul className={styles.lines} {...hook('today-past')}>
                {lines(newest)}
              </ul>
            </div>
            <Thread />
          </section>
          <TodayMark {...today} />
          <div className={styles.coming}>
            <Thread hollow />
            {months(coming.soon)}
            {coming.later.length > 0 && (
              <details {...categories(coming.later.flatMap(({ changes }) => changes))}>
                <summary>{coming.laterLabel}</summary>
                {months(coming.later)}
              </details>
            )}
          </div>
        </div>
        <div className={styles.beside}>
          <MarkLegend heading={marksHeading} marks={marks} />
          <p>{words.rare}</p>
          {children}
          <a href={words.rss.href}>{words.rss.label}</a>
          <h2>{words.own.heading}</h2>
          <p>{words.own.text}</p>
          <TextLink href={words.own.href}>{words.own.label}</TextLink>
        </div>
      </div>
    </Section>
  );
}
