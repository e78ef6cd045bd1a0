import type { ReactNode } from 'react';
import { Container } from './Container.tsx';
import styles from './Section.module.css';

type Props = {
  /** Anchor of the section. */
  id?: string;
  /** `tint` lies on the page's ink, `night` on the dark panel; `paper` is the page itself. */
  tone?: 'paper' | 'tint' | 'night';
  /** `flush` leaves out the space above, `close` halves it. */
  top?: 'flush' | 'close';
  label?: string;
  children: ReactNode;
};

/** A band of the page with the design's generous space above and below. */
export function Section({ id, tone = 'paper', top, label, children }: Props) {
  return (
    <section
      className={styles.section}
      id={id}
      aria-label={label}
      data-tone={tone}
      data-top={top}
      data-night={tone === 'night' ? '' : undefined}
    >
      <Container>{children}</Container>
    </section>
  );
}
