import type { NotFoundContent } from '#content/not-found.ts';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Rosette } from '../note/Rosette.tsx';
import { Lost } from './Lost.tsx';
import styles from './NotFound.module.css';

/** The 404 page: 4, rosette, 4 (specification 2.1). */
export function NotFound({ heading, text, button }: NotFoundContent) {
  return (
    <Lost
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
    </Lost>
  );
}
