import { Fragment } from 'react';
import { Checkbox } from '#components/fields/Checkbox.tsx';
import type { ComplianceCalendar, ComplianceRule } from '#content/pages/compliance-calendar.ts';
import { DateMark } from './DateMark.tsx';
import styles from './PlannerRule.module.css';

/** Links to pages of other sites, in one line. */
export const SourceLinks = ({ sources }: Pick<ComplianceRule, 'sources'>) =>
  sources.map(({ title, url }, index) => (
    <Fragment key={url}>
      {index > 0 && ', '}
      <a href={url} rel="external noopener">
        {title}
      </a>
    </Fragment>
  ));

/** A rule of the form: what it is about, and its dates. */
export function PlannerRule({ rule, content }: { rule: ComplianceRule; content: ComplianceCalendar }) {
  const { id, title, text, dates, sources, guide } = rule;
  return (
    <li className={styles.rule}>
      <div>
        <h3>
          <label>
            <Checkbox name="rule" value={id} />
            {title}
          </label>
        </h3>
        <p className={styles.about}>{text}</p>
        <p className={styles.about}>
          {content.rules.sources}: <SourceLinks sources={sources} />
          {guide && (
            <>
              . <a href={guide.href}>{guide.label}</a>
            </>
          )}
        </p>
      </div>
      <div className={styles.dates}>
        <ul aria-label={content.rules.dates}>
          {dates.map(({ title, when, mark, note }) => (
            <li key={title}>
              <b>{when}</b> {title} <DateMark mark={mark}>{content.marks[mark].label}</DateMark>
              <p>{note}</p>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
