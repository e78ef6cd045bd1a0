import type { Part } from '#components/prose/markdown.ts';
import styles from './Contents.module.css';

type Props = { label: string; parts: Part[] };

/** The parts of a text beside it; currentPart.client.ts lays the security thread at the one being read. */
export function Contents({ label, parts }: Props) {
  return (
    <nav className={styles.contents} aria-labelledby="contents" data-contents="">
      <h2 id="contents">{label}</h2>
      <ol>
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
