import { Mark } from '#components/ornament/Mark.tsx';
import { Day } from '#components/ui/Day.tsx';
import type { DoINeedToRegister, SlipLine } from '#content/pages/do-i-need-to-register.ts';
import { LineValue } from './LineValue.tsx';
import styles from './Slip.module.css';
import { slipHooks } from './slipHooks.ts';

type Props = { content: DoINeedToRegister; name: string; address: string };

/** Each page that a line rests on, once. */
function sourcesOf(lines: SlipLine[]) {
  const byUrl = new Map(lines.flatMap(({ sources }) => sources).map((source) => [source.url, source]));
  return [...byUrl.values()];
}

type LineProps = { line: SlipLine; sources: ReturnType<typeof sourcesOf>; ask: DoINeedToRegister['slip']['ask'] };

function Line({ line, sources, ask }: LineProps) {
  const { id, when, name, text, pounds, each } = line;
  const references = line.sources.map(({ url }) => sources.findIndex((source) => source.url === url));
  return (
    <div
      className={styles.line}
      hidden
      {...slipHooks.line(id)}
      {...slipHooks.when(when.join(' '))}
      {...(pounds && slipHooks.pounds(pounds))}
      {...(each && slipHooks.each(each))}
    >
      <dt>
        <span {...slipHooks.name()}>{name}</span>
        {references.map((index) => (
          <sup key={index} {...slipHooks.source(index)}>
            [{index + 1}]
          </sup>
        ))}
        {each && <span {...slipHooks.count()} />}
      </dt>
      <dd {...slipHooks.value()}>
        <LineValue line={line} ask={ask} />
      </dd>
      {text && <dd>{text}</dd>}
    </div>
  );
}

/**
 * The slip, with every line that it can have: those that don't hold of the firm are hidden. It is laid out in em, so that a
 * receipt printer gets the same lines as the screen.
 */
export function Slip({ content: { groups, questions, slip, checked }, name, address }: Props) {
  const sources = sourcesOf(groups.flatMap(({ lines }) => lines));
  return (
    <section className={styles.slip} id={slip.id} aria-label={slip.label}>
      <div className={styles.paper} {...slipHooks.paper()}>
        <header className={styles.head}>
          <Mark />
          <p>{name}</p>
          <time {...slipHooks.day()} />
        </header>
        <p className={styles.empty} {...slipHooks.when('!ticked')}>
          {slip.empty}
        </p>
        <div className={styles.counter} hidden {...slipHooks.when('ticked')}>
          <h3>{slip.at}</h3>
          <ul className={styles.services}>
            {questions.does.options.map(({ value, label }) => (
              <li key={value} hidden {...slipHooks.when(value)}>
                {label}
              </li>
            ))}
          </ul>
        </div>
        {groups.map(({ id, heading, quiet, lines }) => (
          <div key={id} className={styles.group} data-quiet={quiet || undefined} hidden {...slipHooks.group()}>
            <h3 className={quiet ? 'visually-hidden' : undefined}>{heading}</h3>
            <dl>
              {lines.map((line) => (
                <Line key={line.id} line={line} sources={sources} ask={slip.ask} />
              ))}
            </dl>
            {id === 'fees' && (
              <p className={styles.total} hidden {...slipHooks.when('hmrc')}>
                {slip.total} <b {...slipHooks.total()} /> <small>{slip.totalText}</small>
              </p>
            )}
          </div>
        ))}
        <footer hidden {...slipHooks.when('ticked')}>
          <h3>{slip.sources}</h3>
          <ol className={styles.sources} {...slipHooks.sources()}>
            {sources.map(({ title, url }) => (
              <li key={url} hidden>
                <a href={url} rel="external noopener">
                  {title}
                </a>
              </li>
            ))}
          </ol>
          <p className={styles.stamp}>
            <Mark />
            <span>
              {slip.checked} <Day iso={checked} form="long" />
            </span>
          </p>
          <p>
            {slip.advice} {address}
          </p>
        </footer>
      </div>
    </section>
  );
}
