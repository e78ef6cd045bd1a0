import { behaviours } from '#components/behaviours/behaviourHooks.ts';
import { DateField } from '#components/fields/DateField.tsx';
import { Columns } from '#components/layout/Columns.tsx';
import { Section } from '#components/layout/Section.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import type { Joining } from '#content/pages/joining.ts';
import { membershipHooks } from './membershipHooks.ts';
import styles from './Refund.module.css';
import { refundWords } from './refundWords.ts';

type Props = Pick<Joining, 'memberships' | 'refund'>;

/** The refund of the terms' worked example; refund.behaviour.client.ts computes it for the dates that a visitor picks. */
export function Refund({ memberships, refund }: Props) {
  const { heading, text, terms, begins, ends, summary, sum, unreadable, outside } = refund;
  const shown = { summary, sum, unreadable, outside };
  const fees = memberships.map(({ fee }) => fee);
  const example = refundWords(begins.example, ends.example, fees, shown);
  return (
    <Section>
      <div {...behaviours('refund')} {...membershipHooks.refund(JSON.stringify(shown))}>
        <SectionHead heading={heading}>
          <p>{text}</p>
        </SectionHead>
        <Columns split="halves">
          <div>
            <div className={styles.dates}>
              {[begins, ends].map(({ label, example }) => (
                <DateField key={label} label={label} defaultValue={example} />
              ))}
            </div>
            <p className={styles.terms}>
              <TextLink href={terms.href}>{terms.label}</TextLink>
            </p>
          </div>
          <div role="status">
            <p {...membershipHooks.summary()}>{example.summary}</p>
            <dl className={styles.sums}>
              {memberships.map(({ name, fee }, index) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd {...membershipHooks.fee(fee)}>
                    {example.sums[index]?.sum} = <b>{example.sums[index]?.result}</b>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </Columns>
      </div>
    </Section>
  );
}
