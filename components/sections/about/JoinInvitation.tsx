import { Columns } from '#components/layout/Columns.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import styles from './about.module.css';

type Props = { heading: string; text: string; email: string; button: { label: string; href: string } };

/** How to reach the association, and how to join it. */
export function JoinInvitation({ heading, text, email, button }: Props) {
  return (
    <Columns split="form">
      <h2>{heading}</h2>
      <div>
        <p className={styles.invitation}>
          {text} <a href={`mailto:${email}`}>{email}</a>
        </p>
        <ButtonLink href={button.href}>{button.label}</ButtonLink>
      </div>
    </Columns>
  );
}
