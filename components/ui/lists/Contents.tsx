import { behaviours } from '#components/dom/hooks.ts';
import type { SectionLink } from '#components/prose/markdown.ts';
import styles from './Contents.module.css';

type Props = { label: string; sections: SectionLink[] };

/**
 * The list of contents of a text, folded on phones; currentSection.behaviour.client.ts marks the
 * section being read.
 */
export function Contents({ label, sections }: Props) {
  return (
    <nav className={styles.contents} aria-labelledby="contents" {...behaviours('currentSection')}>
      <details className="screen-only">
        <summary>
          <h2 id="contents">{label}</h2>
        </summary>
        <ol>
          {sections.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
