import { Columns } from '#components/layout/Columns.tsx';
import { Section } from '#components/layout/Section.tsx';
import { Prose } from '#components/prose/Prose.tsx';
import type { GlossaryEntry } from '#content/collections/glossary/schema.server.ts';
import type { glossaryPage } from '#content/pages/glossary.ts';
import styles from './Glossary.module.css';

/** What an entry is listed under: its abbreviation, since that is what a reader meets in a text. */
const heading = ({ short, term }: GlossaryEntry) => short ?? term;

/** Groups the entries by their first letter; keeps their order. */
function byLetter(entries: readonly GlossaryEntry[]): [letter: string, entries: GlossaryEntry[]][] {
  const groups = new Map<string, GlossaryEntry[]>();
  for (const entry of entries) {
    const letter = heading(entry).charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups];
}

type Props = {
  entries: readonly GlossaryEntry[];
  labels: typeof glossaryPage;
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
          <ul className="row">
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
