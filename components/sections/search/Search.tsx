import { Button } from '#components/controls/Button.tsx';
import { SearchForm } from '#components/controls/SearchForm.tsx';
import { behaviours, hook } from '#components/dom/hooks.ts';
import { Section } from '#components/layout/Section.tsx';
import { FirstViewEnd } from '#components/ui/FirstViewEnd.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { AnswerHead } from '#components/ui/slip/Answer.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import type { siteSearch } from '#content/pages/search.ts';
import type { AnswerSlip } from '#content/schema/slip.server.ts';
import type { Asked } from './question.ts';
import styles from './Search.module.css';

/**
 * An answer to a question that is often asked, and the page that has more; `slip` is the answer of
 * that page where it has one.
 */
export type Answer = { label: string; answer: string; href: string; slip?: AnswerSlip | undefined } & Asked;

/** The pages of one kind, newest first where they have a date. */
export type SearchGroup = {
  heading: string;
  /** Its entries are single words, set side by side. */
  short?: boolean;
  entries: { title: string; href: string }[];
};

type Props = {
  content: typeof siteSearch;
  answers: Answer[];
  groups: SearchGroup[];
};

/**
 * The template of a result, with the words of every kind of page; search.lazy.client.ts fills
 * a copy.
 */
function ResultTemplate({ title, kinds }: { title: string; kinds: (typeof siteSearch)['kinds'] }) {
  return (
    <template>
      <li className={styles.result}>
        {Object.entries(kinds).map(([kind, { one }]) => (
          <p key={kind} className={styles.kind} {...hook('search-kind', kind)}>
            {one}
          </p>
        ))}
        <h3>
          <a className={styles.title} href="/search">
            {title}
          </a>
        </h3>
        <p className={styles.excerpt} {...hook('search-excerpt')} />
        <ul className={`row ${styles.parts}`} />
      </li>
    </template>
  );
}

/**
 * What visitors ask most, with answers: all that show without JavaScript, and later those that
 * answer the question.
 */
function Answers({ heading, answers }: { heading: string; answers: Answer[] }) {
  return (
    <div className={styles.answers} {...hook('search-answers')} {...hook('search-waiting')}>
      <SectionHead heading={heading} />
      <ul className={styles.list}>
        {answers.map(({ label, answer, href, slip, keywords, beside }) => (
          <li
            key={label}
            className={slip ? styles.slip : styles.answer}
            {...hook('search-keywords', keywords)}
            {...hook('search-beside', beside)}
          >
            {slip ? (
              <AnswerHead slip={slip} href={href} />
            ) : (
              <>
                <h3>
                  <TextLink label={label} href={href} />
                </h3>
                <p>{answer}</p>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The buttons that show one kind of result, or all, each with its count. */
function Kinds({ results, kinds }: Pick<typeof siteSearch, 'results' | 'kinds'>) {
  const names = [['', results.all], ...Object.entries(kinds).map(([kind, { many }]) => [kind, many])] as const;
  return (
    <fieldset className={`row ${styles.kinds}`}>
      <legend className="visually-hidden">{results.kinds}</legend>
      {names.map(([kind, name]) => (
        <Button key={kind} look="line" size="small" aria-pressed={kind === ''} {...hook('search-only', kind)}>
          {name} <span {...hook('search-count')} />
        </Button>
      ))}
    </fieldset>
  );
}

function Everything({ groups }: { groups: SearchGroup[] }) {
  return (
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
}

/**
 * The search page: the field, answers to what is asked most, results, and a list of everything by
 * kind. Answers and list need no script.
 */
export function Search({ content, answers, groups }: Props) {
  const { shortcut, results, list, kinds } = content;
  return (
    <div {...behaviours('search')} {...hook('build-wasm')}>
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
        <ResultTemplate title={results.heading} kinds={kinds} />
        <div className={styles.found}>
          <Answers heading={content.answers.heading} answers={answers} />
          <FirstViewEnd />
          <div className={styles.results} {...hook('search-results')} hidden>
            <h2 className="visually-hidden">{results.heading}</h2>
            <Kinds results={results} kinds={kinds} />
            <ol />
            <Button look="line" hidden>
              {results.more}
            </Button>
          </div>
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
