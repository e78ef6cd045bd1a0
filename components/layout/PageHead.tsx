import type { ReactNode } from 'react';
import ground from '#components/ornament/ground.module.css';
import { Rosette } from '#components/ornament/Rosette.tsx';
import { FirstViewEnd } from '#components/ui/FirstViewEnd.tsx';
import { Unbroken } from '#components/ui/Unbroken.tsx';
import { Breadcrumb, type BreadcrumbProps } from './Breadcrumb.tsx';
import styles from './PageHead.module.css';
import { Container } from './Section.tsx';

export type PageHeadProps = {
  rosette: string;
  breadcrumb: BreadcrumbProps;
  title: string;
  /**
   * `full` opens on the rosette; `list` is low, its edge cuts the rosette, and what else belongs to
   * it follows below; `low` has no rosette, for tools. A head with a card has a look of its own.
   */
  look?: 'full' | 'list' | 'low' | undefined;
  /** Long titles get a wider measure. */
  long?: boolean | undefined;
  lead?: string | undefined;
  /** What a reader came for, on a card that lies on the rosette. */
  card?: ReactNode;
  /** What else belongs to the head: dates, a place. */
  children?: ReactNode;
};

/** The head of an inner page: breadcrumb, title and lead on the page's tint, with its ornaments. */
export function PageHead({ rosette, breadcrumb, title, look = 'full', long, lead, card, children }: PageHeadProps) {
  const below = look === 'list';
  const sentence = lead && <p className={styles.lead}>{lead}</p>;
  return (
    <>
      <header className={`${styles.head} ${styles[card ? 'text' : look]} ${ground.ground}`}>
        <Container>
          <div>
            <Breadcrumb {...breadcrumb} />
            <h1 data-long={long || undefined}>
              <Unbroken>{title}</Unbroken>
            </h1>
            {!below && sentence}
          </div>
          {look !== 'low' && (
            <div className={card ? styles.note : undefined}>
              <Rosette name={rosette} className={styles.rosette} covered={Boolean(card)} />
              {card && <div className={styles.card}>{card}</div>}
            </div>
          )}
          {!below && children}
        </Container>
        <i className={ground.band} aria-hidden="true" />
      </header>
      {below && (sentence || children) && (
        <div className={styles.below}>
          <Container>
            {sentence}
            {children}
          </Container>
        </div>
      )}
      <FirstViewEnd />
    </>
  );
}
