import { Button } from '#components/controls/Button.tsx';
import { LabelledCheckbox } from '#components/fields/LabelledCheckbox.tsx';
import { Section } from '#components/layout/Section.tsx';
import type { ComplianceCalendar } from '#content/pages/compliance-calendar.ts';
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
        <Button data-planner-download="">{plan.download}</Button>
        <Button look="line" data-planner-print="">
          {plan.print}
        </Button>
        {(['svg', 'png'] as const).map((format) => (
          <Button key={format} look="line" data-note-save={format} hidden>
            {plan.saveNote[format]}
          </Button>
        ))}
        <p role="status" data-note-status="" data-failed={plan.saveNote.failed} />
        <p>{plan.subscribe}</p>
      </div>
    </div>
  );
}

/** The templates from which renderPlan.client.ts renders the months and their dates. */
function Templates({ rules, plan }: ComplianceCalendar) {
  return (
    <>
      <template data-planner-month="">
        <section className={styles.month}>
          <h3 data-slot="month">{plan.heading}</h3>
          <ol className={styles.planned} data-slot="dates" />
        </section>
      </template>
      <template data-planner-date="">
        <li>
          {/* Any valid date, as HTML requires one; the script writes the planned one. */}
          <time dateTime="2000" />
          <div>
            <b data-slot="title" /> <DateMark mark="must" data-slot="mark" />
            <p data-slot="note" />
            <p data-slot="remark" />
            <p data-slot="uncertain">{plan.uncertain}</p>
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
      <div className={styles.result} id="your-year" data-planner-result="" hidden>
        <Section tone="tint">
          <h2 tabIndex={-1}>{plan.heading}</h2>
          <p className={styles.summary} role="status" data-planner-summary="" />
          <p data-planner-left-out="" hidden />
          <Actions plan={plan} form={form} />
          <div className={styles.year} data-planner-list="" />
          <section className={styles.month} data-planner-without="" hidden>
            <h3>{plan.noDate}</h3>
            <ul className={styles.without} />
          </section>
        </Section>
      </div>
      <Templates {...content} />
    </>
  );
}
