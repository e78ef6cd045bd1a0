import styles from './LedgerCard.module.css';

/** A card below a heavy rule: a title and a few words. Its parent is a `CardGrid`. */
export function LedgerCard({ title, text }: { title: string; text: string }) {
  return (
    <article className={styles.cell}>
      <h3>{title}</h3>
      <p>{text}</p>
    </article>
  );
}
