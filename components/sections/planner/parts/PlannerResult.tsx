import { Button } from '#components/controls/Button.tsx';
import { LabelledCheckbox } from '#components/fields/LabelledCheckbox.tsx';
import { Section } from '#components/layout/Section.tsx';
import { noteHooks } from '#components/sections/firm-note/noteHooks.ts';
import type { ComplianceCalendar } from '#content/pages/compliance-calendar.ts';
import { plannerHooks } from '../plannerHooks.ts';
import { DateMark } from './DateMark.tsx';
import styles from './PlannerResult.module.css';

/** Between the summary and the list of dates: the reminders, the download and the print button. */
function Actions({ plan, form }: { plan: ComplianceCalendar['plan']; form: string }) {
  return (
    <div className={styles.actions}>
      <fieldset>
        <legend>{plan.reminders.heading}</legend>
        <p className={styles.hint}>{plan.reminders.text}</p>
        {plan.reminders.options.map(({ days, label, preset }) => (
          <LabelledCheckbox key={days} form={form} name="reminder" value={days} defaultChecked={preset}>
            {label}
          </LabelledCheckbox>
        ))}
      </fieldset>
      <div className={styles.take}>
        <Button {...plannerHooks.download()}>{plan.download}</Button>
        <Button look="line" {...plannerHooks.print()}>
          {plan.print}
        </Button>
        {(['svg', 'png'] as const).map((format) => (
          <Button key={format} look="line" {...noteHooks.save(format)} hidden>
            {plan.saveNote[format]}
          </Button>
        ))}
        <p role="status" {...noteHooks.status(plan.saveNote.failed)} />
        <p>{plan.subscribe}</p>
      </div>
    </div>
  );
}

/** The templates from which renderPlan.client.ts renders the months and their dates. */
function Templates({ rules, plan }: ComplianceCalendar) {
  return (
    <>
      <template {...plannerHooks.month()}>
        <section className={styles.month}>
          <h3 {...plannerHooks.monthName()}>{plan.heading}</h3>
          <ol className={styles.planned} {...plannerHooks.dates()} />
        </section>
      </template>
      <template {...plannerHooks.date()}>
        <li>
          {/* Any valid date, as HTML requires one; the script writes the planned one. */}
          <time dateTime="2000" />
          <div>
            <b {...plannerHooks.title()} /> <DateMark mark="must" {...plannerHooks.mark()} />
            <p {...plannerHooks.note()} />
            <p {...plannerHooks.remark()} />
            <p {...plannerHooks.uncertain()}>{plan.uncertain}</p>
            <a href="#your-year" rel="external noopener">
              {rules.sources}
            </a>
          </div>
        </li>
      </template>
    </>
  );
}

type Props = {
  content: ComplianceCalendar;
  /** The id of the planner's form. The reminders belong to it, but stand in the result, which is printed without the form. */
  form: string;
};

/** The planned year, empty until planner.behaviour.client.ts has planned it, and the templates of its dates. */
export function PlannerResult({ content, form }: Props) {
  const { plan } = content;
  return (
    <>
      <div className={styles.result} id="your-year" {...plannerHooks.result()} hidden>
        <Section tone="tint">
          <h2 tabIndex={-1}>{plan.heading}</h2>
          <p className={styles.summary} role="status" {...plannerHooks.summary()} />
          <p {...plannerHooks.leftOut()} hidden />
          <Actions plan={plan} form={form} />
          <div className={styles.year} {...plannerHooks.list()} />
          <section className={styles.month} {...plannerHooks.without()} hidden>
            <h3>{plan.noDate}</h3>
            <ul className={styles.without} />
          </section>
        </Section>
      </div>
      <Templates {...content} />
    </>
  );
}
