import type { ComponentProps } from 'react';
import { Button } from '#components/controls/Button.tsx';
import { hook } from '#components/dom/hooks.ts';
import { LabelledCheckbox } from '#components/fields/Checkbox.tsx';
import { ErrorMessage } from '#components/fields/Field.tsx';
import { Section } from '#components/layout/Section.tsx';
import { Thread } from '#components/ornament/Thread.tsx';
import { TodayMark } from '#components/ui/TodayMark.tsx';
import type { ComplianceCalendar } from '#content/pages/compliance-calendar.ts';
import { DateMark } from './DateMark.tsx';
import { PlannerFields } from './PlannerFields.tsx';
import styles from './PlannerResult.module.css';

/** Below the dates: what a visitor can do with them. */
function Take({ plan }: { plan: ComplianceCalendar['plan'] }) {
  return (
    <div className={styles.take}>
      <div>
        <p className={`row ${styles.buttons}`}>
          <Button {...hook('planner-download')}>{plan.download}</Button>
          <Button look="line" {...hook('planner-print')}>
            {plan.print}
          </Button>
        </p>
        <ErrorMessage role="alert" {...hook('planner-unkept', plan.unkept)} />
        <LabelledCheckbox name="keep" value="yes">
          {plan.keep}
        </LabelledCheckbox>
      </div>
      <div>
        <fieldset>
          <legend>{plan.reminders.heading}</legend>
          {plan.reminders.options.map(({ days, label, preset }) => (
            <LabelledCheckbox key={days} name="reminder" value={days} defaultChecked={preset}>
              {label}
            </LabelledCheckbox>
          ))}
        </fieldset>
        <p className={styles.hint}>{plan.hint}</p>
      </div>
    </div>
  );
}

type Props = ComplianceCalendar & { today: ComponentProps<typeof TodayMark> };

/**
 * The planned year, empty until planner.lazy.client.ts has planned it, and the template of its
 * rows.
 */
export function PlannerResult({ plan, marks, rules, today }: Props) {
  return (
    <div className={styles.result} id="your-year" {...hook('planner-result')} hidden>
      <Section tone="tint">
        <div className={styles.line}>
          <Thread />
          <div className={`row ${styles.head}`}>
            <h2 tabIndex={-1}>{plan.heading}</h2>
            <p role="status" {...hook('planner-summary')} />
          </div>
          <p className={styles.overdue} role="status" {...hook('planner-overdue')} />
        </div>
        <TodayMark {...today} />
        <div className={styles.line}>
          <Thread hollow />
          <div {...hook('planner-next')}>
            <h3>{plan.next}</h3>
            <ol className={`${styles.dates} ${styles.next}`} />
          </div>
          <PlannerFields rules={rules.list} plan={plan} marks={marks} />
          <div className={styles.others}>
            <h3 tabIndex={-1}>{plan.others}</h3>
            <div className={`row ${styles.add}`}>
              {rules.list
                .filter(({ preset, firms }) => preset.length < firms.length)
                .map(({ id, title }) => (
                  <Button key={id} look="line" size="small" {...hook('planner-add', id)}>
                    {title}
                  </Button>
                ))}
            </div>
          </div>
          <div className={styles.rest} {...hook('planner-rest')}>
            <h3>{plan.rest}</h3>
            <ol className={styles.dates} />
          </div>
        </div>
        <Take plan={plan} />
      </Section>
      <template {...hook('planner-row')}>
        <li>
          <span {...hook('planner-when')} />
          <div>
            <b {...hook('planner-title')} /> <DateMark mark="must" {...hook('planner-mark')} />
            <p {...hook('planner-remark')} />
            <p {...hook('planner-note')} />
          </div>
        </li>
      </template>
    </div>
  );
}
