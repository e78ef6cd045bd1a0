import { hook } from '#components/dom/hooks.ts';
import styles from './Sources.module.css';

type Props = {
  heading: string;
  /** A note on the sources. */
  note?: string;
  sources: { title: string; url: string }[];
  /** What the text links to: on paper, the addresses that aren't among the sources follow them. */
  links?: readonly string[] | undefined;
};

/**
 * The addresses to which a text on paper refers by number: its sources, then the others that it
 * links to.
 */
export const referencesOf = (sources: { url: string }[], links: readonly string[]): string[] => [
  ...new Set([...sources.map(({ url }) => url), ...links]),
];

/** The official sources of a text. Renders nothing where there are none. */
export function Sources({ heading, note, sources, links = [] }: Props) {
  if (sources.length === 0) return null;
  return (
    <section className={styles.sources} aria-labelledby="sources" {...hook('build-unsearched')}>
      <h2 id="sources">{heading}</h2>
      <ol className="references">
        {sources.map(({ title, url }) => (
          <li key={url}>
            <a href={url} rel="external noopener">
              {title}
            </a>
          </li>
        ))}
        {referencesOf(sources, links)
          .slice(sources.length)
          .map((url) => (
            <li key={url} className={styles.link}>
              {url}
            </li>
          ))}
      </ol>
      {note && <p>{note}</p>}
    </section>
  );
}
