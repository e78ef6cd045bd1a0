import type { ReactNode } from 'react';
import styles from './Section.module.css';

/** The page's column: as wide as the grid, padded at its sides. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}

type Props = {
  /** Anchor of the section. */
  id?: string;
  /** The background, where it isn't the page's own: its tint, or the dark panel. */
  tone?: 'tint' | 'night';
  /** `flush` leaves out the space above, `close` halves it, `tight` also that below. */
  top?: 'flush' | 'close' | 'tight' | undefined;
  label?: string;
  children: ReactNode;
};

/** A section of a page, as wide as the screen, with the design's space above and below. */
export function Section({ id, tone, top, label, children }: Props) {
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
