import type { ReactNode } from 'react';
import { Badge } from './Badge.tsx';
import styles from './SectionHead.module.css';

type Props = {
  badge?: string | undefined;
  heading: ReactNode;
  /** One sentence, or one link, at the right. */
  children?: ReactNode;
};

/** The head of a section: badge, heading at the left, one sentence or link at the right on the same baseline. */
export function SectionHead({ badge, heading, children }: Props) {
  return (
    <div className={styles.head}>
      {badge && <Badge>{badge}</Badge>}
      <h2>{heading}</h2>
      {children}
    </div>
  );
}
