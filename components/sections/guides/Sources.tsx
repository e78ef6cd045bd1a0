import styles from './Sources.module.css';

type Props = {
  heading: string;
  /** What a reader should know of them. */
  note?: string;
  sources: { title: string; url: string }[];
};

/** The official pages that a text rests on. Nothing where it rests on none. */
export function Sources({ heading, note, sources }: Props) {
  if (sources.length === 0) return null;
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources">{heading}</h2>
      <ul>
        {sources.map(({ title, url }) => (
          <li key={url}>
            <a href={url} rel="external noopener">
              {title}
            </a>
          </li>
        ))}
      </ul>
      {note && <p>{note}</p>}
    </section>
  );
}
