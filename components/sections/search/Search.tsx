import { Button } from '#components/controls/Button.tsx';
import { SearchForm } from '#components/controls/SearchForm.tsx';
import { behaviours, hook } from '#components/dom/hooks.ts';
import { Section } from '#components/layout/Section.tsx';
import { FirstViewEnd } from '#components/ui/FirstViewEnd.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { EmptyAnswer } from '#components/ui/slip/Answer.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import type { siteSearch } from '#content/pages/search.ts';
import styles from './Search.module.css';

/** The pages of one kind, newest first where they have a date. */
export type SearchGroup = {
  heading: string;
  /** Its entries are single words, set side by side. */
  short?: boolean;
  entries: { title: string; href: string }[];
};

type Props = {
  content: typeof siteSearch;
  /** The links of "Often asked". */
  asked: { label: string; href: string }[];
  groups: SearchGroup[];
};

/** The markup of a result, of which search.lazy.client.ts fills a copy for each. */
const ResultTemplate = ({ title }: { title: string }) => (
  <template>
    <li className={styles.result}>
      <p className={styles.kind} {...hook('search-kind')} />
      <h3>
        <a className={styles.title} href="/search">
          {title}
        </a>
      </h3>
      <p className={styles.excerpt} {...hook('search-excerpt')} />
      <EmptyAnswer />
      <ul className={`row ${styles.parts}`} />
    </li>
  </template>
);

/** The buttons that show one kind of result, or all, each with its count. */
const Kinds = ({ results, kinds }: Pick<typeof siteSearch, 'results' | 'kinds'>) => (
  <fieldset className={`row ${styles.kinds}`}>
    <legend className="visually-hidden">{results.kinds}</legend>
    {[{ one: '', many: results.all }, ...Object.values(kinds)].map(({ one, many }) => (
      <Button key={one} look="line" size="small" {...hook('search-only', one)}>
        {many} <span {...hook('search-count')} />
      </Button>
    ))}
  </fieldset>
);

/**
 * The search page: the field, and results; while there are none, what is often asked and a list of
 * everything by kind, which need no script.
 */
export function Search({ content, asked, groups }: Props) {
  const { results } = content;
  return (
    <div {...behaviours('search')}>
      <Section top="flush">
        <search className={`script-only ${styles.search}`}>
          <SearchForm {...content} />
          <p>{content.lead}</p>
          <p className={styles.shortcut}>{content.shortcut}</p>
        </search>
        <p
          className={styles.status}
          role="status"
          {...hook('search-one', results.one)}
          {...hook('search-many', results.many)}
          {...hook('search-none', results.none)}
          {...hook('search-failed', results.failed)}
        />
        <div className={styles.results} {...hook('search-results')} hidden>
          <h2 className="visually-hidden">{results.heading}</h2>
          <Kinds {...content} />
          <ResultTemplate title={results.heading} />
          <ol />
          <Button look="line">{results.more}</Button>
        </div>
        <div {...hook('search-waiting')}>
          <div className={styles.asked} {...hook('search-asked')}>
            <SectionHead heading={content.asked.heading} />
            <ul>
              {asked.map((link) => (
                <li key={link.href}>
                  <TextLink {...link} />
                </li>
              ))}
            </ul>
          </div>
          <FirstViewEnd />
          <details className={styles.all}>
            <summary>
              <h2>{content.list.heading}</h2>
            </summary>
            <div className={styles.groups}>
              {groups.map(({ heading, short, entries }) => (
                <section key={heading}>
                  <h3>{heading}</h3>
                  <ul className={short ? 'row' : undefined}>
                    {entries.map(({ title, href }) => (
                      <li key={href}>
                        <a href={href}>{title}</a>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </details>
        </div>
      </Section>
    </div>
  );
}
