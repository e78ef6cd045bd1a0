import { behaviours } from '#components/behaviours/behaviourHooks.ts';
import { Button } from '#components/controls/Button.tsx';
import { ChoiceField } from '#components/fields/ChoiceField.tsx';
import { ErrorMessage } from '#components/fields/Field.tsx';
import { LabelledCheckbox } from '#components/fields/LabelledCheckbox.tsx';
import { TextField } from '#components/fields/TextField.tsx';
import { Section } from '#components/layout/Section.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import type { ComplianceCalendar, ComplianceRule } from '#content/pages/compliance-calendar.ts';
import type { site as siteContent } from '#content/site/site.ts';
import styles from './CompliancePlanner.module.css';
import { MarkLegend } from './parts/MarkLegend.tsx';
import { PlannerResult } from './parts/PlannerResult.tsx';
import { PlannerRule } from './parts/PlannerRule.tsx';
import { MONTHS_OF_YEAR, type PlannerInput } from './plannerData.ts';
import { plannerHooks } from './plannerHooks.ts';

type Props = { content: ComplianceCalendar; site: Pick<typeof siteContent, 'siteName' | 'origin'> };

const FORM = 'planner';

/** A date for the script, without the words of when it falls and without what is usual. */
const dataOf = ({ when: _, every, shift, ...date }: ComplianceRule['dates'][number]) => ({
  ...date,
  ...(every !== MONTHS_OF_YEAR && { every }),
  ...(Object.keys(shift).length > 0 && { shift }),
});

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
    <div className={styles.planner} {...behaviours('planner')} {...plannerHooks.planner()}>
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
          <MarkLegend heading={content.marksHeading} marks={marks} />
          <ul className={styles.rules}>
            {rules.list.map((rule) => (
              <PlannerRule key={rule.id} rule={rule} content={content} />
            ))}
          </ul>
          <p className={styles.holidays}>
            {bankHolidays.text}{' '}
            <a href={bankHolidays.source.url} rel="external noopener">
              {bankHolidays.source.title}
            </a>
          </p>
          <div className={styles.submit}>
            <ErrorMessage role="alert" {...plannerHooks.alert()} />
            <Button type="submit" disabled>
              {plan.submit}
            </Button>
            <div>
              <LabelledCheckbox name="keep" value="yes" aria-describedby="keep-hint">
                {plan.keep}
              </LabelledCheckbox>
              <p id="keep-hint">
                {plan.private} {plan.keepHint}
              </p>
            </div>
          </div>
        </Section>
      </form>
      <PlannerResult content={content} form={FORM} />
    </div>
  );
}
