import type { ReactNode } from 'react';
import styles from './FactsStrip.module.css';

type Props = { facts: { figure: string; text: ReactNode }[] };

/** Two or three figures set large between heavy rules, each with its meaning. Renders nothing where there are none. */
export function FactsStrip({ facts }: Props) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ figure, text }) => (
        <div key={figure}>
          <dt>{figure}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
