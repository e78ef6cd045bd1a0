import type { Part } from '#components/prose/markdown.ts';
import styles from './Contents.module.css';

type Props = { label: string; parts: Part[] };

/** The list of contents beside a text; currentPart.behaviour.client.ts marks the part being read. */
export function Contents({ label, parts }: Props) {
  return (
    <nav className={styles.contents} aria-labelledby="contents" data-behaviour="currentPart">
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
