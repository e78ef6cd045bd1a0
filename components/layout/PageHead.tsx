import type { ReactNode } from 'react';
import ground from '#components/ornament/ground.module.css';
import { Rosette } from '#components/ornament/Rosette.tsx';
import { AnimatedHeading } from '#components/ui/AnimatedHeading.tsx';
import { FirstViewEnd } from '#components/ui/FirstViewEnd.tsx';
import { Breadcrumb, type BreadcrumbProps } from './Breadcrumb.tsx';
import styles from './PageHead.module.css';
import { Container } from './Section.tsx';

type Props = {
  /** A head without one is low. */
  rosette: string | undefined;
  breadcrumb: BreadcrumbProps;
  title: string;
  /** Long titles get a wider measure. */
  long?: boolean | undefined;
  lead?: string | undefined;
  /** What else belongs in the head: a date, a place. */
  children?: ReactNode;
};

/** The head of an inner page: breadcrumb, title and lead on the page's tint, with its ornaments. */
export function PageHead({ rosette, breadcrumb, title, long, lead, children }: Props) {
  return (
    <>
      <header className={`${styles.head} ${ground.ground}`} data-low={!rosette || undefined}>
        <Container>
          {rosette && <Rosette name={rosette} className={styles.rosette} />}
          <Breadcrumb {...breadcrumb} />
          <AnimatedHeading long={long}>{title}</AnimatedHeading>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </Container>
        <i className={ground.band} aria-hidden="true" />
      </header>
      <FirstViewEnd />
    </>
  );
}
