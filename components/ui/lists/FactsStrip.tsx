import type { ReactNode } from 'react';
import { hook } from '#components/dom/hooks.ts';
import styles from './FactsStrip.module.css';

/** Figures up to this length stay on one line. */
const SHORT = 16;

type Props = { facts: { figure: string; text: ReactNode }[] };

/**
 * Two or three large figures with their meanings, between heavy rules. Renders nothing for an empty
 * list.
 */
export function FactsStrip({ facts }: Props) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ figure, text }) => (
        <div key={figure}>
          <dt className={figure.length > SHORT ? undefined : 'unbroken'} {...hook('site-count')}>
            {figure}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
