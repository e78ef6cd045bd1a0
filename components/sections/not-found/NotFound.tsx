import { Rosette } from '#components/ornament/Rosette.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { MessagePage } from '#components/ui/MessagePage.tsx';
import type { notFound } from '#content/pages/not-found.ts';
import styles from './NotFound.module.css';

/** The 404 page: 4, rosette, 4 (specification 2.1). */
export function NotFound({ heading, text, button }: typeof notFound) {
  return (
    <MessagePage
      figure={
        <p className={styles.figure} aria-hidden="true">
          4
          <span>
            <Rosette name="404" className={styles.rosette} />
          </span>
          4
        </p>
      }
      heading={heading}
      text={text}
    >
      <ButtonLink href={button.href}>{button.label}</ButtonLink>
    </MessagePage>
  );
}
