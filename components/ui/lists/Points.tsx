import styles from './Points.module.css';

/** Short points, one a line, each with a stroke of the thread before it. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
