import styles from './Checklist.module.css';

type Props = { items: { item: string; reason: string }[] };

/**
 * A list whose items give a task and its reason. Prose renders `- [ ]` lists in the same way; a
 * guide's last one can be ticked.
 */
export function Checklist({ items }: Props) {
  return (
    <ul className={styles.checklist}>
      {items.map(({ item, reason }) => (
        <li key={item}>
          <strong>{item}</strong> <span>{reason}</span>
        </li>
      ))}
    </ul>
  );
}
