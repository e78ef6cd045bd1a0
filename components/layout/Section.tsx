import type { ReactNode } from 'react';
import styles from './Section.module.css';

/** The page's column: as wide as the grid, padded at its sides. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}

type Props = {
  /** Anchor of the section. */
  id?: string;
  /** The background: the page's own (`paper`), its tint, or the dark panel (`night`). */
  tone?: 'paper' | 'tint' | 'night';
  /** `flush` leaves out the space above, `close` halves it. */
  top?: 'flush' | 'close';
  label?: string;
  /** Uses the room of a wide window. */
  wide?: boolean;
  children: ReactNode;
};

/** A section of a page, as wide as the screen, with the design's space above and below. */
export function Section({ id, tone = 'paper', top, label, wide, children }: Props) {
  return (
    <section
      className={styles.section}
      id={id}
      aria-label={label}
      data-tone={tone}
      data-top={top}
      data-wide={wide ? '' : undefined}
      data-night={tone === 'night' ? '' : undefined}
    >
      <Container>{children}</Container>
    </section>
  );
}
