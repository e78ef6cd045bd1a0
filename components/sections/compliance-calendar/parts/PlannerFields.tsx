import { Button } from '#components/controls/Button.tsx';
import controls from '#components/controls/control.module.css';
import { hook } from '#components/dom/hooks.ts';
import type { ComplianceCalendar, ComplianceRule } from '#content/pages/compliance-calendar.ts';
import { DateMark } from './DateMark.tsx';
import styles from './PlannerFields.module.css';

type Props = Pick<ComplianceCalendar, 'plan' | 'marks'> & { rules: readonly ComplianceRule[] };
type Field = ComplianceRule['fields'][number];

/**
 * The row of a date that only the firm knows. It says whom to ask and, once the date is saved, what
 * the year contains. That is part of the input's label, so that screen readers read it too.
 */
function FieldRow({ rule, field, plan, marks }: Omit<Props, 'rules'> & { rule: ComplianceRule; field: Field }) {
  const { name, label, hint, ask } = field;
  const mark = rule.dates.findLast((date) => date.field === name)?.mark ?? 'advice';
  return (
    <li className={styles.row} {...hook('planner-field')}>
      <label>
        <span>
          <b>{label}</b> <DateMark mark={mark}>{marks[mark].label}</DateMark>{' '}
          <small role="status" {...hook('planner-answer')} />
          <small>{[ask, hint].filter(Boolean).join('. ')}</small>
        </span>
        {/* Without a maximum, browsers let years of six digits be typed. */}
        <input className={controls.control} type="date" max="9999-12-31" id={name} name={name} />
      </label>
      <Button type="submit" look="line" size="small" aria-label={`${plan.save}: ${label}`}>
        {plan.save}
      </Button>
    </li>
  );
}

/** The dates that only the firm knows, each entered in its own row; those of advice are folded. */
export function PlannerFields({ rules, plan, marks }: Props) {
  const rows = (asked: boolean) =>
    rules.flatMap((rule) =>
      rule.fields
        .filter(({ ask }) => Boolean(ask) === asked)
        .map((field) => <FieldRow key={field.name} rule={rule} field={field} plan={plan} marks={marks} />),
    );
  return (
    <div className={styles.fields}>
      <h3>{plan.own}</h3>
      <ul>{rows(true)}</ul>
      <details className="screen-only">
        <summary>{plan.advised}</summary>
        <ul>{rows(false)}</ul>
      </details>
    </div>
  );
}
