import type { RegistrationForm } from '#content/registration.ts';
import type { WelcomeMeet } from '#content/welcome-meet.ts';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { ClosedRegistrationForm } from '../forms/ClosedRegistrationForm.tsx';
import { Panel } from '../forms/Panel.tsx';
import { Columns } from '../layout/Columns.tsx';
import { Section } from '../layout/Section.tsx';
import styles from './Rsvp.module.css';

type Props = { rsvp: WelcomeMeet['rsvp']; form: RegistrationForm };

/** The reply to the invitation, closed for good, and the way to become a member instead (specification 2.13). */
export function Rsvp({ rsvp: { heading, text, join }, form }: Props) {
  return (
    <Section id="rsvp" tone="tint">
      <Columns split="form">
        <div>
          <h2>{heading}</h2>
          <p className={styles.text}>{text}</p>
          <ButtonLink href={join.href}>{join.label}</ButtonLink>
        </div>
        <Panel>
          <ClosedRegistrationForm {...form} />
        </Panel>
      </Columns>
    </Section>
  );
}
