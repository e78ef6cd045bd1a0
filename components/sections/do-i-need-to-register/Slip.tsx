import { Fragment } from 'react';
import { hook } from '#components/dom/hooks.ts';
import { Mark } from '#components/ornament/Mark.tsx';
import { Day } from '#components/ui/Day.tsx';
import type { DoINeedToRegister, SlipLine } from '#content/pages/do-i-need-to-register.ts';
import styles from './Slip.module.css';

/** The value of a line: what is due, whom to ask, and what to read. */
export const LineValue = ({ value, links }: SlipLine) => (
  <>
    {value}
    {links.map(({ label, href }, index) => (
      <Fragment key={href}>
        {(value || index > 0) && ', '}
        <a href={href}>{label}</a>
      </Fragment>
    ))}
  </>
);

type Props = { content: DoINeedToRegister; name: string; address: string };

const Line = ({ line, sources }: { line: SlipLine; sources: string[] }) => (
  <div
    className={styles.line}
    hidden
    {...hook('slip-when', line.when.join(' '))}
    {...(line.pounds && hook('slip-pounds', line.pounds))}
    {...(line.each && hook('slip-each', line.each))}
  >
    <dt>
      {line.name}
      {line.each && <small {...hook('slip-count')} />}
    </dt>{' '}
    <dd>
      <span {...hook('slip-value')}>
        <LineValue {...line} />
      </span>
      {line.sources.map(({ url }) => (
        <sup key={url} {...hook('slip-source', sources.indexOf(url))} />
      ))}
    </dd>
  </div>
);

/**
 * The slip, with every line that it can have: those that don't hold of the firm are hidden. It is laid out in em, so that a
 * receipt printer gets the same lines as the screen.
 */
export function Slip({ content: { groups, questions, slip, checked }, name, address }: Props) {
  const titles = new Map(
    groups.flatMap(({ lines }) => lines.flatMap(({ sources }) => sources.map(({ url, title }) => [url, title]))),
  );
  return (
    <section className={styles.slip} id={slip.id} aria-label={slip.label} data-pagefind-ignore="">
      <div className={styles.paper} {...hook('slip-paper')}>
        <header>
          <Mark />
          <p>{name}</p>
          <span />
        </header>
        <p className={styles.empty} {...hook('slip-when', 'nothing')}>
          {slip.empty}
        </p>
        <p className={styles.services}>
          {questions.does.options.map(({ value, label }) => (
            <span key={value} hidden {...hook('slip-when', value)}>
              {label}
            </span>
          ))}
        </p>
        {groups.map(({ heading, look, lines }) => (
          <div key={heading} className={styles.group} data-look={look}>
            <h3 className={look === 'list' ? undefined : 'visually-hidden'}>{heading}</h3>
            <dl>
              {lines.map((line) => (
                <Line key={line.id} line={line} sources={[...titles.keys()]} />
              ))}
            </dl>
            {look === 'fees' && (
              <p className={styles.total} hidden {...hook('slip-when', 'hmrc')}>
                {slip.total} <b {...hook('slip-total')} /> <small>{slip.totalText}</small>
              </p>
            )}
          </div>
        ))}
        <footer hidden {...hook('slip-when', 'ticked')}>
          <h3>{slip.sources}</h3>
          <ol>
            {[...titles].map(([url, title]) => (
              <li key={url} hidden>
                <a href={url} rel="external noopener">
                  {title}
                </a>
              </li>
            ))}
          </ol>
          <p className={styles.stamp}>
            {slip.checked} <Day iso={checked} form="long" />
          </p>
          <p>
            {slip.advice} {address}
          </p>
        </footer>
      </div>
    </section>
  );
}
