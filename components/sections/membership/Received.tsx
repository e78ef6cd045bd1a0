import { behaviours } from '#components/behaviours/behaviourHooks.ts';
import { Button } from '#components/controls/Button.tsx';
import { Answers } from '#components/forms/application/Answers.tsx';
import { Container } from '#components/layout/Container.tsx';
import { Section } from '#components/layout/Section.tsx';
import { Mark } from '#components/ornament/Mark.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { Steps } from '#components/ui/lists/Steps.tsx';
import { MessagePage } from '#components/ui/MessagePage.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import type { MemberSuccess } from '#content/pages/member-success.ts';
import { membershipHooks } from './membershipHooks.ts';
import styles from './Received.module.css';

/** A copy of what was sent. Hidden; sentCopy.behaviour.client.ts shows it where the form has stored one in this tab. */
function SentCopy({ heading, sent, reference, note, print, remove }: MemberSuccess['copy']) {
  return (
    <div {...behaviours('sentCopy')} {...membershipHooks.copy()} hidden>
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

/** What an applicant sees once the application was accepted (specification 2.9). */
export function Received({ heading, text, next, copy, note, home, reading }: MemberSuccess) {
  return (
    <MessagePage
      figure={
        <p className={styles.mark}>
          <Mark />
        </p>
      }
      heading={heading}
      text={text}
      below={
        <>
          <Container>
            <div
              {...membershipHooks.note()}
              {...membershipHooks.noteTitle(note.title)}
              {...membershipHooks.noteSent(note.sent)}
              {...membershipHooks.noteKind(note.kind)}
            />
          </Container>
          <Section label={next.heading}>
            <SectionHead heading={next.heading} />
            <Steps steps={next.steps} layout="row" />
          </Section>
          <SentCopy {...copy} />
        </>
      }
    >
      <p className={styles.links}>
        <ButtonLink href={home.href}>{home.label}</ButtonLink>
        <ButtonLink href={reading.href} look="line">
          {reading.label}
        </ButtonLink>
      </p>
    </MessagePage>
  );
}
