import styles from './Checklist.module.css';

type Props = { items: { item: string; reason: string }[] };

/** Things to have or to do, each with its reason in one line. Prose draws its `- [ ]` lists the same way. */
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
