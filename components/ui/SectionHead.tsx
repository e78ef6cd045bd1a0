import type { ReactNode } from 'react';
import { Badge } from './Badge.tsx';
import styles from './SectionHead.module.css';
import { TextLink } from './TextLink.tsx';

type Props = {
  badge?: string | undefined;
  heading: ReactNode;
  /** At the right: one sentence, one link, or something else. */
  lead?: string | undefined;
  link?: { label: string; href: string };
  children?: ReactNode;
};

/**
 * The head of a section: badge, heading at the left, one sentence or link at the right on the same
 * baseline.
 */
export function SectionHead({ badge, heading, lead, link, children }: Props) {
  return (
    <div className={styles.head}>
      {badge && <Badge>{badge}</Badge>}
      <h2>{heading}</h2>
      {lead && <p>{lead}</p>}
      {link && <TextLink {...link} />}
      {children}
    </div>
  );
}
