import { behaviours } from '#components/behaviours/behaviourHooks.ts';
import { Button } from '#components/controls/Button.tsx';
import { Answers } from '#components/forms/application/Answers.tsx';
import { Section } from '#components/layout/Section.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { Steps } from '#components/ui/lists/Steps.tsx';
import { MessagePage } from '#components/ui/MessagePage.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import type { MemberSuccess } from '#content/pages/member-success.ts';
import { membershipHooks } from './membershipHooks.ts';
import styles from './Received.module.css';

/** A copy of what was sent. Hidden; sentCopy.behaviour.client.ts shows it where the form has stored one in this tab. */
function SentCopy({ heading, sent, note, remove }: MemberSuccess['copy']) {
  return (
    <div {...behaviours('sentCopy')} {...membershipHooks.copy()} hidden>
      <Section top="flush" label={heading}>
        <SectionHead heading={heading}>
          <p {...membershipHooks.moment(sent)} />
        </SectionHead>
        <Answers answers={[]} />
        <p className={styles.note}>{note}</p>
        <Button look="line" {...membershipHooks.remove()}>
          {remove}
        </Button>
      </Section>
    </div>
  );
}

/** What an applicant sees once the application was accepted (specification 2.9). */
export function Received({ heading, text, reference, print, next, copy, note, home, reading }: MemberSuccess) {
  return (
    <MessagePage
      heading={heading}
      text={text}
      below={
        <>
          <Section label={next.heading}>
            <SectionHead heading={next.heading} />
            <Steps steps={next.steps} layout="row" />
          </Section>
          <SentCopy {...copy} />
        </>
      }
    >
      <p className={styles.reference} {...membershipHooks.reference()} hidden>
        {reference.before} <strong />
        {reference.after}
      </p>
      <p className={styles.links}>
        <Button {...membershipHooks.print()} hidden>
          {print}
        </Button>
        <ButtonLink href={home.href} look="line">
          {home.label}
        </ButtonLink>
        <ButtonLink href={reading.href} look="line">
          {reading.label}
        </ButtonLink>
      </p>
      <div className={styles.card}>
        <div
          {...membershipHooks.note()}
          {...membershipHooks.noteTitle(note.title)}
          {...membershipHooks.noteIssuer(note.issuer)}
          {...membershipHooks.noteKind(note.kind)}
        />
      </div>
    </MessagePage>
  );
}
