import styles from './about.module.css';

type Props = { lead: string; paragraphs: string[] };

/** What the association is for: one large paragraph, and what follows from it. */
export function Mission({ lead, paragraphs }: Props) {
  return (
    <div className={styles.mission}>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}
