import { Fragment } from 'react';
import { Checkbox } from '#components/fields/Checkbox.tsx';
import { DateField } from '#components/fields/DateField.tsx';
import type { ComplianceCalendar, ComplianceRule } from '#content/pages/compliance-calendar.ts';
import { MARKS } from '../plannerData.ts';
import { plannerHooks } from '../plannerHooks.ts';
import { DateMark } from './DateMark.tsx';
import styles from './PlannerRule.module.css';

type RuleProps = { rule: ComplianceRule; content: ComplianceCalendar };

function DateFields({ rule, content }: RuleProps) {
  if (rule.fields.length === 0) return null;
  return (
    <div className={styles.fields}>
      {rule.fields.map(({ name, label, hint, optional, anyYear }) => (
        <DateField
          key={name}
          name={name}
          label={label}
          optional={optional ? content.rules.optional : undefined}
          hint={hint}
          {...(optional && plannerHooks.optional())}
          {...(anyYear && plannerHooks.anyYear())}
        />
      ))}
    </div>
  );
}

/** A rule of the form: what it is about, the dates it asks for, the dates that follow. While it is folded, its strongest mark stands for theirs. */
export function PlannerRule({ rule, content }: RuleProps) {
  const { id, title, text, firms, preset, dates, sources, guide } = rule;
  const rank = MARKS.find((mark) => dates.some((date) => date.mark === mark)) ?? 'advice';
  return (
    <li
      className={styles.rule}
      {...plannerHooks.rule()}
      {...plannerHooks.firms(firms.join(' '))}
      {...plannerHooks.preset(preset.join(' '))}
    >
      <div>
        <h3>
          <label>
            <Checkbox name="rule" value={id} />
            {title}
          </label>
        </h3>
        <p className={styles.about}>{text}</p>
        <p className={styles.about}>
          {content.rules.sources}:{' '}
          {sources.map(({ title, url }, index) => (
            <Fragment key={url}>
              {index > 0 && ', '}
              <a href={url} rel="external noopener">
                {title}
              </a>
            </Fragment>
          ))}
          {guide && (
            <>
              . <a href={guide.href}>{guide.label}</a>
            </>
          )}
        </p>
      </div>
      <p className={styles.rank}>
        <DateMark mark={rank}>{content.marks[rank].label}</DateMark>
      </p>
      <div>
        <DateFields rule={rule} content={content} />
        <ul className={styles.dates} aria-label={content.rules.dates}>
          {dates.map(({ title, when, mark }) => (
            <li key={title}>
              <b>{when}</b> {title} <DateMark mark={mark}>{content.marks[mark].label}</DateMark>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
