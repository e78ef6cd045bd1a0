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
  /** Its exact days to come after the next one. */
  later: string[];
  /** The moment after its last day, where that is to come. */
  overAt?: string | undefined;
  /** The name of the page that says more. */
  pageName?: string | undefined;
};

type Group = { heading: string; changes: DatedChange[] };

type Props = Pick<ComplianceCalendar, 'marks' | 'marksHeading'> & {
  words: typeof whatsChanging;
  today: ComponentProps<typeof TodayMark>;
  /** What is in force, the newest last: what is folded, and the last few. */
  past: DatedChange[][];
  /** What comes by month: the next ones, and those that are folded. */
  coming: Group[][];
  /** Names the folded ones. */
  fold: string;
  /** The ways to subscribe to their calendar. */
  children: ReactNode;
};

/** Whom changes concern, for the tabs. */
const categories = (changes: DatedChange[]) =>
  hook('filter-tabs-category', [...new Set(changes.flatMap(({ firms }) => firms))].join(' '));

/** The line of a change, which opens. */
function Line({ change, words, marks }: Pick<Props, 'words' | 'marks'> & { change: DatedChange }) {
  const { slug, when, next = '', later, title, who, action, mark, begins, overAt, source, page, pageName } = change;
  return (
    <li
      id={slug}
      {...categories([change])}
      {...(overAt && hook('today-over-at', overAt))}
      {...(begins && hook('today-begins'))}
    >
      <details>
        <summary>
          {when ? <span>{when}</span> : <Day iso={next} />}{' '}
          <span>
            <b>{title}</b> {!change.isPast && <DateMark mark={mark}>{marks[mark].label}</DateMark>}
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
              . {words.more}: <a href={page}>{pageName}</a>
            </>
          )}
        </p>
      </details>
    </li>
  );
}

/** A line of days: what is in force on a slip that is torn off at today, then what comes by month; tabs show what concerns one kind of firm. */
export function Changes({ words, today, past, coming, fold, marks, marksHeading, children }: Props) {
  const [older = [], newest = []] = past;
  const [soon = [], later = []] = coming;
  const folded = later.flatMap(({ changes }) => changes);
  const all = [...past.flat(), ...soon.flatMap(({ changes }) => changes), ...folded];
  const tabs = Object.entries({ all: words.all, ...words.firms }).map(([category, label]) => {
    const concerned = all.filter(({ firms }) => category === 'all' || firms.some((firm) => firm === category));
    return { category, label, count: concerned.length };
  });
  const lines = (changes: DatedChange[]) =>
    changes.map((change) => <Line key={change.slug} {...{ change, words, marks }} />);
  const months = (groups: Group[]) =>
    groups.map(({ heading, changes }) => (
      <section key={heading} {...categories(changes)}>
        <h2>{heading}</h2>
        <ul>{lines(changes)}</ul>
      </section>
    ));
  return (
    <Section top="flush">
      <div className={styles.page}>
        <FilterTabs label={words.filter} tabs={tabs} />
        <div className={styles.line}>
          <section className={`${slip.slip} ${styles.past}`} {...categories(past.flat())}>
            <div className={slip.paper}>
              <header>
                <Mark />
                <h2>{words.inForce.question}</h2>
              </header>
              {older.length > 0 && (
                <details {...categories(older)}>
                  <summary>{words.inForce.older}</summary>
                  <ul>{lines(older)}</ul>
                </details>
              )}
              <ul {...hook('today-past')}>{lines(newest)}</ul>
            </div>
            <Thread />
          </section>
          <TodayMark {...today} />
          <div className={styles.coming}>
            <Thread hollow />
            {months(soon)}
            {later.length > 0 && (
              <details {...categories(folded)}>
                <summary>{fold}</summary>
                {months(later)}
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
