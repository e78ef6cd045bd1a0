import type { ReactNode } from 'react';
import { hook } from '#components/dom/hooks.ts';
import { Section } from '#components/layout/Section.tsx';
import { DateMark, MarkLegend } from '#components/sections/compliance-calendar/parts/DateMark.tsx';
import { Day } from '#components/ui/Day.tsx';
import { FilterTabs } from '#components/ui/lists/FilterTabs.tsx';
import { StateUntil } from '#components/ui/lists/StateUntil.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import type { Change } from '#content/collections/changes/schema.server.ts';
import type { whatsChanging } from '#content/pages/whats-changing.ts';
import { fill } from '#content/text.ts';
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

type Props = {
  words: typeof whatsChanging;
  /** By month, in the order in which they are shown. */
  groups: { heading: string; changes: DatedChange[] }[];
  /** The ways to subscribe to their calendar. */
  children: ReactNode;
};

/** The chip that each mark takes from the planner. */
const CHIPS = { fixed: 'must', expected: 'should', plan: 'advice' } as const;

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

function Item({ change, words }: { change: DatedChange; words: typeof whatsChanging }) {
  const { slug, title, firms, who, action, mark, source, page, pageName, values, isPast, overAt } = change;
  const label = isPast ? words.past : words.marks[mark].label;
  return (
    <li
      id={slug}
      className={styles.change}
      {...hook('filter-tabs-category', firms.join(' '))}
      data-past={isPast ? '' : undefined}
    >
      <div className={`row ${styles.when}`}>
        <When change={change} then={words.later} />
        <DateMark mark={isPast ? 'advice' : CHIPS[mark]}>
          {overAt && !isPast ? (
            <StateUntil overAt={overAt} past={words.past}>
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
        {values && <p>{fill(words.values, values)}</p>}
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

/** What changes in the law, by month; tabs show what concerns one kind of firm. */
export function Changes({ words, groups, children }: Props) {
  const all = groups.flatMap(({ changes }) => changes);
  const tabs = [
    { category: 'all', label: words.all, count: all.length },
    ...Object.entries(words.firms).map(([category, label]) => ({
      category,
      label,
      count: all.filter(({ firms }) => firms.some((firm) => firm === category)).length,
    })),
  ];
  const { fixed, expected, plan } = words.marks;
  return (
    <Section top="close">
      <FilterTabs label={words.filter} tabs={tabs} />
      <div className={styles.head}>
        <MarkLegend heading={words.marksHeading} marks={{ must: fixed, should: expected, advice: plan }} />
        <div className={styles.subscribe}>
          {children}
          <a href={words.rss.href}>{words.rss.label}</a>
        </div>
      </div>
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
                <Item key={change.slug} change={change} words={words} />
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
