import styles from './Points.module.css';

type Props = {
  points: readonly string[];
  className?: string | undefined;
  id?: string | undefined;
};

/** Short points, one a line, each with a stroke of the thread before it. */
export function Points({ points, className = '', id }: Props) {
  return (
    <ul className={`${styles.points} ${className}`.trim()} id={id}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
