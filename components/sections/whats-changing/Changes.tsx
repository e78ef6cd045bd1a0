import type { ComponentProps, ReactNode } from 'react';
import { hook } from '#components/dom/hooks.ts';
import { Section } from '#components/layout/Section.tsx';
import { DateMark, MarkLegend } from '#components/sections/compliance-calendar/parts/DateMark.tsx';
import { Day } from '#components/ui/Day.tsx';
import { FilterTabs } from '#components/ui/lists/FilterTabs.tsx';
import { StateUntil } from '#components/ui/lists/StateUntil.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { Answer } from '#components/ui/slip/Answer.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
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

type Props = Pick<ComplianceCalendar, 'marks' | 'marksHeading'> & {
  words: typeof whatsChanging;
  /** What changed last. */
  answer: Omit<ComponentProps<typeof Answer>, 'children'>;
  /** What comes, by month, and what is in force, in the order in which it is shown. */
  groups: { heading: string; changes: DatedChange[] }[];
  /** The ways to subscribe to their calendar. */
  children: ReactNode;
};

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
          {later.map((day, index) => (
            <span key={day}>
              {index > 0 && ', '}
              <Day iso={day} />
            </span>
          ))}
        </small>
      )}
    </>
  );
}

function Item({ change, words, marks }: Pick<Props, 'words' | 'marks'> & { change: DatedChange }) {
  const { slug, title, firms, who, action, mark, source, page, pageName, overAt } = change;
  const { label } = marks[mark];
  return (
    <li id={slug} className={styles.change} {...hook('filter-tabs-category', firms.join(' '))}>
      <div className={`row ${styles.when}`}>
        <When change={change} then={words.later} />
        <DateMark mark={mark}>
          {overAt ? (
            <StateUntil overAt={overAt} past={change.begins ? words.inForce.heading : words.past}>
              {label}
            </StateUntil>
          ) : (
            label
          )}
        </DateMark>
      </div>
      <div>
        <h3>{title}</h3>
        <p className={styles.who}>{who}</p>
        <p>{action}</p>
        <p className={styles.links}>
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
    </li>
  );
}

/** What changed in the law, and what comes by month; tabs show what concerns one kind of firm. */
export function Changes({ words, answer, groups, marks, marksHeading, children }: Props) {
  const all = groups.flatMap(({ changes }) => changes);
  const tabs = [
    { category: 'all', label: words.all, count: all.length },
    ...Object.entries(words.firms).map(([category, label]) => ({
      category,
      label,
      count: all.filter(({ firms }) => firms.some((firm) => firm === category)).length,
    })),
  ];
  return (
    <Section top="close">
      <FilterTabs label={words.filter} tabs={tabs} />
      <Answer {...answer}>
        <div className={styles.subscribe}>
          <p>{words.rare}</p>
          <MarkLegend heading={marksHeading} marks={marks} />
          {children}
          <a href={words.rss.href}>{words.rss.label}</a>
        </div>
      </Answer>
      <div className={styles.groups}>
        {groups.map(({ heading, changes }) => (
          <section
            key={heading}
            className={styles.group}
            {...hook('filter-tabs-category', [...new Set(changes.flatMap(({ firms }) => firms))].join(' '))}
          >
            <h2>{heading}</h2>
            <ul>
              {changes.map((change) => (
                <Item key={change.slug} {...{ change, words, marks }} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className={styles.own}>
        <SectionHead heading={words.own.heading}>
          <p>{words.own.text}</p>
        </SectionHead>
        <TextLink href={words.own.href}>{words.own.label}</TextLink>
      </div>
    </Section>
  );
}
