import { Fragment } from 'react';
import { Button } from '#components/controls/Button.tsx';
import { Checkbox } from '#components/fields/Checkbox.tsx';
import { ChoiceField } from '#components/fields/ChoiceField.tsx';
import { DateField } from '#components/fields/DateField.tsx';
import { ErrorMessage } from '#components/fields/Field.tsx';
import { TextField } from '#components/fields/TextField.tsx';
import { Section } from '#components/layout/Section.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import type { ComplianceCalendar, ComplianceRule } from '#content/pages/compliance-calendar.ts';
import type { site as siteContent } from '#content/site/site.ts';
import styles from './CompliancePlanner.module.css';
import { MONTHS_OF_YEAR, type PlannerInput } from './plannerData.ts';

type Props = { content: ComplianceCalendar; site: Pick<typeof siteContent, 'siteName' | 'origin'> };

/** The form's id: the reminders belong to it too, but are outside of it, in the result, which is printed without the form. */
const FORM = 'planner';

/** A date for the script, without the words of when it falls and without what is usual. */
const dataOf = ({ when: _, every, shift, ...date }: ComplianceRule['dates'][number]) => ({
  ...date,
  ...(every !== MONTHS_OF_YEAR && { every }),
  ...(Object.keys(shift).length > 0 && { shift }),
});

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
          data-optional={optional ? '' : undefined}
          data-any-year={anyYear ? '' : undefined}
        />
      ))}
    </div>
  );
}

function Rule({ rule, content }: RuleProps) {
  const { id, title, text, firms, preset, dates, sources, guide } = rule;
  return (
    <li className={styles.rule} data-rule="" data-firms={firms.join(' ')} data-preset={preset.join(' ')}>
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
      <div>
        <DateFields rule={rule} content={content} />
        <ul className={styles.dates} aria-label={content.rules.dates}>
          {dates.map(({ title, when, mark }) => (
            <li key={title}>
              <b>{when}</b> {title}{' '}
              <em className={styles.mark} data-mark={mark}>
                {content.marks[mark].label}
              </em>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

function Firm({ firm, optional }: { firm: ComplianceCalendar['firm']; optional: string }) {
  const { heading, text, label, options, name } = firm;
  return (
    <div className={styles.firm}>
      <SectionHead heading={heading}>
        <p>{text}</p>
      </SectionHead>
      <ChoiceField name="firm" legend={label} options={options} columns={3} />
      <TextField name="business" label={name} optional={optional} maxLength={200} />
    </div>
  );
}

/** Between the summary and the list of dates: the reminders, the download and the print button. */
function Actions({ plan }: { plan: ComplianceCalendar['plan'] }) {
  return (
    <div className={styles.actions}>
      <fieldset>
        <legend>{plan.reminders.heading}</legend>
        <p className={styles.hint}>{plan.reminders.text}</p>
        {plan.reminders.options.map(({ days, label, preset }) => (
          <label key={days} className={styles.choice}>
            <Checkbox form={FORM} name="reminder" value={days} defaultChecked={preset} />
            {label}
          </label>
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
            <b data-slot="title" /> <em className={styles.mark} data-slot="mark" data-mark="must" />
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

/**
 * The compliance calendar: the rules, as a form from which planner.behaviour.client.ts plans a year of dates. Without JavaScript it is
 * the list of rules with their sources.
 */
export function CompliancePlanner({ content, site }: Props) {
  const { firm, rules, marks, plan, bankHolidays, file, needsScript } = content;
  const data: PlannerInput = {
    rules: rules.list.map(({ id, dates }) => ({ id, dates: dates.map(dataOf) })),
    marks: { must: marks.must.label, should: marks.should.label, advice: marks.advice.label },
    holidays: { from: bankHolidays.from, to: bankHolidays.to, days: bankHolidays.days },
    texts: {
      summary: plan.summary,
      summaryOne: plan.summaryOne,
      none: plan.none,
      nothingChosen: plan.nothingChosen,
      missing: plan.missing,
      doubtful: plan.doubtful,
      leftOut: plan.leftOut,
      withoutDate: plan.withoutDate,
      withoutDateOne: plan.withoutDateOne,
      closed: plan.closed,
      missed: plan.missed,
    },
    file: { ...file, producer: site.siteName, host: new URL(site.origin).hostname },
  };
  return (
    <div className={styles.planner} data-behaviour="planner" data-planner="">
      {/* An attribute would write every quotation mark with six characters. */}
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a "<", which could close the element, is escaped here
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
      />
      <form id={FORM} noValidate autoComplete="off">
        <Section>
          <p className={styles.notice}>{needsScript}</p>
          <Firm firm={firm} optional={rules.optional} />
          <SectionHead heading={rules.heading}>
            <p className={styles.withScript}>{rules.text}</p>
          </SectionHead>
          <dl className={styles.legend} aria-label={content.marksHeading}>
            {Object.entries(marks).map(([mark, { label, meaning }]) => (
              <div key={mark}>
                <dt className={styles.mark} data-mark={mark}>
                  {label}
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
          <ul className={styles.rules}>
            {rules.list.map((rule) => (
              <Rule key={rule.id} rule={rule} content={content} />
            ))}
          </ul>
          <p className={styles.holidays}>
            {bankHolidays.text}{' '}
            <a href={bankHolidays.source.url} rel="external noopener">
              {bankHolidays.source.title}
            </a>
          </p>
          <div className={styles.submit}>
            <ErrorMessage role="alert" data-planner-alert="" />
            <Button type="submit" disabled>
              {plan.submit}
            </Button>
            <div>
              <label className={styles.choice}>
                <Checkbox name="keep" value="yes" aria-describedby="keep-hint" />
                {plan.keep}
              </label>
              <p id="keep-hint">
                {plan.private} {plan.keepHint}
              </p>
            </div>
          </div>
        </Section>
      </form>
      <div className={styles.result} id="your-year" data-planner-result="" hidden>
        <Section tone="tint">
          <h2 tabIndex={-1}>{plan.heading}</h2>
          <p className={styles.summary} role="status" data-planner-summary="" />
          <p data-planner-left-out="" hidden />
          <Actions plan={plan} />
          <div className={styles.year} data-planner-list="" />
          <section className={styles.month} data-planner-without="" hidden>
            <h3>{plan.noDate}</h3>
            <ul className={styles.without} />
          </section>
        </Section>
      </div>
      <Templates {...content} />
    </div>
  );
}
