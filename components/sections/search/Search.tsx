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

/** The markup of a result, of which search.behaviour.client.ts fills a copy for each. */
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
function Kinds({ results, kinds }: Pick<typeof siteSearch, 'results' | 'kinds'>) {
  const all = { one: '', many: results.all };
  return (
    <fieldset className={`row ${styles.kinds}`}>
      <legend className="visually-hidden">{results.kinds}</legend>
      {[all, ...Object.values(kinds)].map(({ one, many }) => (
        <Button key={one} look="line" size="small" {...hook('search-only', one)}>
          {many} <span {...hook('search-count')} />
        </Button>
      ))}
    </fieldset>
  );
}

const Everything = ({ groups }: { groups: SearchGroup[] }) => (
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
);

/**
 * The search page: the field, what is often asked or the results, and a list of everything by kind.
 * The first and the last need no script.
 */
export function Search({ content, asked, groups }: Props) {
  const { shortcut, results, list, kinds } = content;
  return (
    <div {...behaviours('search')}>
      <Section top="close">
        <search className={`script-only ${styles.search}`}>
          <SearchForm {...content} />
          <p className={styles.shortcut}>{shortcut}</p>
        </search>
        <p
          className={styles.status}
          role="status"
          {...hook('search-one', results.one)}
          {...hook('search-many', results.many)}
          {...hook('search-none', results.none)}
          {...hook('search-failed', results.failed)}
        />
        <ResultTemplate title={results.heading} />
        <div className={styles.asked} {...hook('search-asked')} {...hook('search-waiting')}>
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
        <div className={styles.results} {...hook('search-results')} hidden>
          <h2 className="visually-hidden">{results.heading}</h2>
          <Kinds results={results} kinds={kinds} />
          <ol />
          <Button look="line">{results.more}</Button>
        </div>
        <details className={`screen-only ${styles.everything}`} open {...hook('search-waiting')}>
          <summary>
            <h2 className={styles.heading}>{list.heading}</h2>
          </summary>
          <Everything groups={groups} />
        </details>
      </Section>
    </div>
  );
}
