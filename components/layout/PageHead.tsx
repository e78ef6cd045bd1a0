import type { ReactNode } from 'react';
import woven from '#components/ornament/band.module.css';
import { Rosette } from '#components/ornament/Rosette.tsx';
import edge from '#components/ornament/waves.module.css';
import { FirstViewEnd } from '#components/ui/FirstViewEnd.tsx';
import { Unbroken } from '#components/ui/Unbroken.tsx';
import { Breadcrumb, type BreadcrumbProps } from './Breadcrumb.tsx';
import styles from './PageHead.module.css';
import { Container } from './Section.tsx';

export type PageHeadProps = {
  rosette: string;
  breadcrumb: BreadcrumbProps;
  title: string;
  /** `full` opens on a large rosette, `plain` has none; others have a small one, or a card. */
  look?: 'full' | 'plain' | undefined;
  lead?: string | undefined;
  /** What a reader came for, on a card next to the title; the head of a text. */
  card?: ReactNode;
  /** What else belongs to the head: dates, a place. */
  children?: ReactNode;
};

/**
 * The head of an inner page: breadcrumb, title and lead on the page's tint. It has two ornaments at
 * most: a rosette and the woven band, or the seal of a text and waves at the edge.
 */
export function PageHead({ rosette, breadcrumb, title, look, lead, card, children }: PageHeadProps) {
  return (
    <>
      <header className={`${styles.head} ${styles[card ? 'text' : (look ?? 'list')]}`}>
        <Container>
          <div>
            <Breadcrumb {...breadcrumb} />
            <h1>
              <Unbroken>{title}</Unbroken>
            </h1>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {card ? (
            <div className={styles.card}>{card}</div>
          ) : (
            look !== 'plain' && <Rosette name={rosette} className={styles.rosette} />
          )}
          {children}
        </Container>
        <i className={card ? edge.waves : woven.band} aria-hidden="true" />
      </header>
      <FirstViewEnd />
    </>
  );
}
