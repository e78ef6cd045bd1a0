import styles from './Prose.module.css';
import { Prose } from './Prose.tsx';

type Props = { heading: string; points: string[] };

/** The main points of a text in plain words, as a callout above it. Renders nothing where there are none. */
export function InShort({ heading, points }: Props) {
  if (points.length === 0) return null;
  return (
    <div className={styles.short}>
      <Prose markdown={`> ### ${heading}\n>\n${points.map((point) => `> - ${point}`).join('\n')}`} />
    </div>
  );
}
