import type { ReactNode } from 'react';
import { Container } from '#components/layout/Container.tsx';
import ground from '#components/ornament/ground.module.css';
import styles from './MessagePage.module.css';

type Props = {
  figure: ReactNode;
  heading: string;
  text: string;
  children: ReactNode;
  /** What follows on the page, on plain paper. */
  below?: ReactNode;
};

/** A page with one message in its middle: a large figure, a heading, a sentence and where to go from here. */
export function Lost({ figure, heading, text, children, below }: Props) {
  return (
    <main id="main" data-ink="pound">
      <div className={`${styles.lost} ${ground.ground}`}>
        <Container>
          {figure}
          <h1>{heading}</h1>
          <p className={styles.text}>{text}</p>
          {children}
        </Container>
        <i className={ground.band} aria-hidden="true" />
      </div>
      {below}
    </main>
  );
}
