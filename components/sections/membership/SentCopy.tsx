import { Button } from '#components/controls/Button.tsx';
import { Answers } from '#components/forms/application/Answers.tsx';
import { Section } from '#components/layout/Section.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import type { MemberSuccess } from '#content/pages/member-success.ts';
import { membershipHooks } from './membershipHooks.ts';
import styles from './SentCopy.module.css';

/** A copy of what was sent. Hidden; sentCopy.behaviour.client.ts shows it where the form has stored one in this tab. */
export function SentCopy({ heading, sent, reference, note, print, remove }: MemberSuccess['copy']) {
  return (
    <div data-behaviour="sentCopy" {...membershipHooks.copy()} hidden>
      <Section top="flush" label={heading}>
        <SectionHead heading={heading}>
          <p {...membershipHooks.moment(sent)} />
        </SectionHead>
        <p className={styles.reference} {...membershipHooks.reference()} hidden>
          {reference.before} <strong />
          {reference.after}
        </p>
        <Answers answers={[]} />
        <p className={styles.note}>{note}</p>
        <p className={styles.buttons}>
          <Button look="line" {...membershipHooks.print()}>
            {print}
          </Button>
          <Button look="line" {...membershipHooks.remove()}>
            {remove}
          </Button>
        </p>
      </Section>
    </div>
  );
}
