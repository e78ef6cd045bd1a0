import { Columns } from '#components/layout/Columns.tsx';
import { Section } from '#components/layout/Section.tsx';
import { Prose } from '#components/prose/Prose.tsx';
import type { GlossaryEntry } from '#content/collections/glossary/schema.server.ts';
import type { GlossaryPage } from '#content/pages/glossary.ts';
import { byLetter } from './byLetter.ts';
import styles from './Glossary.module.css';

type Props = {
  entries: readonly GlossaryEntry[];
  labels: GlossaryPage;
};

const anchorOf = (letter: string) => `letter-${letter.toLowerCase()}`;

function Entry({ entry: { slug, term, short, meaning, source }, label }: { entry: GlossaryEntry; label: string }) {
  return (
    <div className={styles.entry} id={slug}>
      <dt>
        <dfn>{short ?? term}</dfn> {short && <span>{term}</span>}
      </dt>
      <dd>
        <Prose markdown={meaning} />
        {source && (
          <p className={styles.source}>
            {label}{' '}
            <a href={source.url} rel="external noopener">
              {source.title}
            </a>
          </p>
        )}
      </dd>
    </div>
  );
}

/** The glossary, A to Z; guides and articles link to its entries. */
export function Glossary({ entries, labels }: Props) {
  const groups = byLetter(entries);
  return (
    <Section top="close">
      <Columns split="toc">
        <nav className={styles.letters} aria-label={labels.letters}>
          <ul>
            {groups.map(([letter]) => (
              <li key={letter}>
                <a href={`#${anchorOf(letter)}`}>{letter}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {groups.map(([letter, entries]) => (
            <section key={letter} className={styles.group} aria-labelledby={anchorOf(letter)}>
              <h2 id={anchorOf(letter)}>{letter}</h2>
              <dl>
                {entries.map((entry) => (
                  <Entry key={entry.slug} entry={entry} label={labels.source} />
                ))}
              </dl>
            </section>
          ))}
        </div>
      </Columns>
    </Section>
  );
}
