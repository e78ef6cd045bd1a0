import { ClosedRegistrationForm } from '#components/forms/ClosedRegistrationForm.tsx';
import { Panel } from '#components/forms/Panel.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import type { RegistrationForm } from '#content/forms/registration.ts';
import type { WelcomeMeet } from '#content/pages/welcome-msb-meet-up-19th-june-2025.ts';
import styles from './MeetUp.module.css';

type Props = { rsvp: WelcomeMeet['rsvp']; form: RegistrationForm };

/** The closed reply form of the invitation, and a link to the membership page (specification 2.13). */
export function Rsvp({ rsvp: { heading, text, join }, form }: Props) {
  return (
    <section id="rsvp" aria-labelledby="rsvp-heading">
      <h2 id="rsvp-heading">{heading}</h2>
      <p className={styles.reply}>{text}</p>
      <Panel>
        <ClosedRegistrationForm {...form} />
      </Panel>
      <p className={styles.join}>
        <ButtonLink href={join.href}>{join.label}</ButtonLink>
      </p>
    </section>
  );
}
