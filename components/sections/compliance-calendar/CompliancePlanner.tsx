import type { ComponentProps } from 'react';
import { Button } from '#components/controls/Button.tsx';
import { behaviours, hook } from '#components/dom/hooks.ts';
import { ChoiceField } from '#components/fields/ChoiceField.tsx';
import { ErrorMessage } from '#components/fields/Field.tsx';
import { Container, Section } from '#components/layout/Section.tsx';
import type { TodayMark } from '#components/ui/TodayMark.tsx';
import { Unbroken } from '#components/ui/Unbroken.tsx';
import type { ComplianceCalendar, ComplianceRule } from '#content/pages/compliance-calendar.ts';
import styles from './CompliancePlanner.module.css';
import { MarkLegend } from './parts/DateMark.tsx';
import { PlannerResult } from './parts/PlannerResult.tsx';
import { PlannerRule, SourceLinks } from './parts/PlannerRule.tsx';
import { MONTHS_OF_YEAR, type PlannerInput } from './plannerData.shared.ts';

type Props = {
  content: ComplianceCalendar;
  today: ComponentProps<typeof TodayMark>;
};

/** A date for the script, without the words of when it falls and without what is usual. */
const dateOf = ({ when: _, every, shift, ...date }: ComplianceRule['dates'][number]) => ({
  ...date,
  ...(every !== MONTHS_OF_YEAR && { every }),
  ...(Object.keys(shift).length > 0 && { shift }),
});

const ruleOf = ({ id, firms, preset, fields, dates, sources: [link] }: ComplianceRule) => ({
  id,
  firms,
  ...(preset.length < firms.length && { preset }),
  fields: fields.map(({ name, ask, anyYear }) => ({
    name,
    isAdvice: !ask || undefined,
    anyYear: anyYear || undefined,
  })),
  dates: dates.map(dateOf),
  link: link ?? { title: '', url: '' },
});

/**
 * The compliance calendar: one question, from which planner.lazy.client.ts plans a year of dates,
 * and the rules, by which the visitor changes the year. Without JavaScript it
 * is the list of rules with their sources.
 */
export function CompliancePlanner({ content, today }: Props) {
  const { firm, rules, marks, plan, texts, bankHolidays, file } = content;
  const { from, to, days } = bankHolidays;
  const data = {
    rules: rules.list.map(ruleOf),
    marks,
    holidays: { from, to, days },
    texts,
    file,
  } satisfies PlannerInput;
  return (
    <div className={styles.planner} {...behaviours('planner')} {...hook('planner')}>
      {/* An attribute would write every quotation mark with six characters. */}
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: every "<" is escaped
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
      />
      <form id="planner" method="dialog" noValidate autoComplete="off">
        <div className={styles.firm}>
          <Section top="close">
            <div className={styles.question}>
              <ErrorMessage role="alert" {...hook('planner-alert')} />
              <ChoiceField name="firm" legend={firm.label} options={firm.options} columns={1} />
              <div className={`row script-only ${styles.submit}`}>
                <Button type="submit" {...hook('behaviour-held')}>
                  {plan.submit}
                </Button>
                <p>{plan.private}</p>
              </div>
              <p className={styles.text}>
                <Unbroken>{firm.others}</Unbroken>
              </p>
            </div>
          </Section>
        </div>
        <PlannerResult {...content} today={today} />
        <Section top="close">
          <noscript>
            <p>{content.needsScript}</p>
          </noscript>
          <MarkLegend heading={content.marksHeading} marks={marks} />
          <details className={styles.rules}>
            <summary>
              <h2>{rules.heading}</h2>
            </summary>
            <p className={styles.text}>{rules.text}</p>
            <ul>
              {rules.list.map((rule) => (
                <PlannerRule key={rule.id} rule={rule} content={content} />
              ))}
            </ul>
            <p className={styles.text}>
              {bankHolidays.text} <SourceLinks sources={bankHolidays.sources} />
            </p>
          </details>
        </Section>
      </form>
      <div className={styles.sources}>
        <Container>
          <h2>{rules.sources}</h2>
          <ol className="references" {...hook('planner-sources')} />
        </Container>
      </div>
    </div>
  );
}
