import { behaviours } from '#components/behaviours/behaviourHooks.ts';
import { buildHooks } from '#components/behaviours/buildHooks.ts';
import { Button } from '#components/controls/Button.tsx';
import { SearchInput } from '#components/controls/SearchInput.tsx';
import { Section } from '#components/layout/Section.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import type { SiteSearch as SiteSearchContent } from '#content/pages/search.ts';
import styles from './SiteSearch.module.css';
import { searchHooks } from './searchHooks.ts';

/** The pages of one kind, newest first where they have a date. */
export type SearchGroup = {
  heading: string;
  /** Its entries are single words, set side by side. */
  short?: boolean;
  entries: { title: string; href: string }[];
};

type Props = {
  content: SiteSearchContent;
  groups: SearchGroup[];
};

type TemplateProps = { title: string; kinds: SiteSearchContent['kinds'] };

/** The template of a result, with the words of every kind of page; siteSearch.behaviour.client.ts fills a copy. */
function ResultTemplate({ title, kinds }: TemplateProps) {
  return (
    <template>
      <li className={styles.result}>
        {Object.entries(kinds).map(([kind, { one }]) => (
          <p key={kind} className={styles.kind} {...searchHooks.kind(kind)}>
            {one}
          </p>
        ))}
        <h3>
          <a className={styles.title} href="/search">
            {title}
          </a>
        </h3>
        <p className={styles.excerpt} {...searchHooks.excerpt()} />
        <ul className={styles.parts} />
      </li>
    </template>
  );
}

function Everything({ groups }: { groups: SearchGroup[] }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ heading, short, entries }) => (
        <section key={heading} data-short={short ? '' : undefined}>
          <h3>{heading}</h3>
          <ul>
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
}

/** The search page: the field, its results, and below them a list of everything by kind, which is all that shows without JavaScript. */
export function SiteSearch({ content, groups }: Props) {
  const { label, submit, shortcut, results, list, kinds } = content;
  return (
    <div {...behaviours('siteSearch')} {...buildHooks.wasm()}>
      <Section top="close">
        <search className={styles.search}>
          <form action="/search">
            <label htmlFor="site-search">{label}</label>
            <div className={styles.find}>
              <SearchInput id="site-search" name="q" enterKeyHint="search" />
              <Button type="submit">{submit}</Button>
            </div>
            <p className={styles.shortcut}>{shortcut}</p>
          </form>
        </search>
        <p
          className={styles.status}
          role="status"
          {...searchHooks.one(results.one)}
          {...searchHooks.many(results.many)}
          {...searchHooks.none(results.none)}
          {...searchHooks.failed(results.failed)}
        />
        <div className={styles.results} {...searchHooks.results()} hidden>
          <h2 className="visually-hidden">{results.heading}</h2>
          <ol />
          <Button look="line" hidden>
            {results.more}
          </Button>
        </div>
        <div className={styles.everything} {...searchHooks.everything()} data-waiting="">
          <SectionHead heading={list.heading} />
          <Everything groups={groups} />
        </div>
        <ResultTemplate title={results.heading} kinds={kinds} />
      </Section>
    </div>
  );
}
