import { Button } from '#components/controls/Button.tsx';
import { behaviours, hook } from '#components/dom/hooks.ts';
import list from '#components/forms/application/Answers.module.css';
import { Section } from '#components/layout/Section.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { Steps } from '#components/ui/lists/Steps.tsx';
import { MessagePage } from '#components/ui/MessagePage.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import type { memberSuccess } from '#content/pages/member-success.ts';
import styles from './Received.module.css';

/**
 * A copy of what was sent, for paper; on the screen what becomes of it. Hidden;
 * sentCopy.lazy.client.ts shows it where the form has stored one in this tab.
 */
function SentCopy({ heading, sent, note, remove }: (typeof memberSuccess)['copy']) {
  return (
    <div {...behaviours('sentCopy')} {...hook('sent-copy')} hidden>
      <Section top="flush" label={heading}>
        <div className={styles.paper}>
          <SectionHead heading={heading}>
            <p {...hook('sent-moment', sent)} />
          </SectionHead>
          <dl className={list.answers} />
        </div>
        <p className={`screen-only ${styles.note}`}>{note}</p>
        <Button look="line" {...hook('sent-remove')}>
          {remove}
        </Button>
      </Section>
    </div>
  );
}

/** What an applicant sees once the application was accepted (specification 2.9). */
export function Received({ heading, text, reference, print, next, copy, home, reading }: typeof memberSuccess) {
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
      <p className={styles.reference} {...hook('sent-reference')} hidden>
        {reference.before} <strong />
        {reference.after}
      </p>
      <p className={`row screen-only ${styles.links}`}>
        <Button {...hook('sent-print')} hidden>
          {print}
        </Button>
        <ButtonLink {...home} look="line" />
        <ButtonLink {...reading} look="line" />
      </p>
    </MessagePage>
  );
}
