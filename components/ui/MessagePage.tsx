import type { ReactNode } from 'react';
import { Container } from '#components/layout/Section.tsx';
import edge from '#components/ornament/band.module.css';
import styles from './MessagePage.module.css';

type Props = {
  figure?: ReactNode;
  heading: string;
  text: string;
  children: ReactNode;
  below?: ReactNode;
};

/**
 * A page with one centred message: a large figure where it has one, the heading, a sentence and
 * links. Used by the 404 and success pages.
 */
export function MessagePage({ figure, heading, text, children, below }: Props) {
  return (
    <main id="main" data-ink="pound">
      <div className={styles.message}>
        <Container>
          {figure}
          <h1 tabIndex={-1}>{heading}</h1>
          <p className={styles.text}>{text}</p>
          {children}
        </Container>
        <i className={edge.band} aria-hidden="true" />
      </div>
      {below}
    </main>
  );
}
