import { behaviours } from '#components/dom/hooks.ts';
import type { SectionLink } from '#components/prose/markdown.ts';
import styles from './Contents.module.css';

type Props = { label: string; sections: SectionLink[] };

/** The list of contents beside a text; currentSection.behaviour.client.ts marks the section being read. */
export function Contents({ label, sections }: Props) {
  return (
    <nav className={styles.contents} aria-labelledby="contents" {...behaviours('currentSection')}>
      <h2 id="contents">{label}</h2>
      <ol>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
