import type { MemberSuccess } from '#content/member-success.ts';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Section } from '../layout/Section.tsx';
import { Mark } from '../logo/Mark.tsx';
import { Lost } from '../lost/Lost.tsx';
import { SectionHead } from '../section/SectionHead.tsx';
import { Steps } from '../steps/Steps.tsx';
import styles from './Received.module.css';
import { SentCopy } from './SentCopy.tsx';

/** What an applicant sees once the application was accepted (specification 2.9). */
export function Received({ heading, text, next, copy, home, reading }: MemberSuccess) {
  return (
    <Lost
      figure={
        <p className={styles.mark}>
          <Mark />
        </p>
      }
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
      <p className={styles.links}>
        <ButtonLink href={home.href}>{home.label}</ButtonLink>
        <ButtonLink href={reading.href} look="line">
          {reading.label}
        </ButtonLink>
      </p>
    </Lost>
  );
}
