import { Fragment } from 'react';
import { hook } from '#components/dom/hooks.ts';
import paperStyles from '#components/ui/slip/Slip.module.css';
import { SlipPaper } from '#components/ui/slip/SlipPaper.tsx';
import type { DoINeedToRegister, SlipLine } from '#content/pages/do-i-need-to-register.ts';
import styles from './Slip.module.css';
import { isSentence } from './slip.shared.ts';

/** The name of a line. A sentence that says whom to ask is a link to them. */
export const LineName = (line: SlipLine) =>
  isSentence(line) && line.ask ? <a href={line.ask.href}>{line.name}</a> : line.name;

/** The value of a line: what is due, whom to ask, and what to read. */
export const LineValue = ({ name, value, ask, links }: SlipLine) => (
  <>
    {value}
    {[isSentence({ name }) ? [] : (ask ?? []), links].flat().map(({ label, href }, index) => (
      <Fragment key={href}>
        {(value || index > 0) && ', '}
        <a href={href}>{label}</a>
      </Fragment>
    ))}
  </>
);

const Line = (line: SlipLine) => (
  <div
    className={`row ${styles.line}`}
    hidden
    {...hook('slip-when', line.when)}
    {...(line.pounds && hook('slip-pounds', line.pounds.join(' ')))}
    {...(line.each && hook('slip-each', line.each))}
  >
    <dt>
      <LineName {...line} />
      {line.each && <small {...hook('slip-count')} />}
    </dt>{' '}
    <dd>
      <span>
        <LineValue {...line} />
      </span>
      <sup />
    </dd>
    {line.whole && <dd>{line.text}</dd>}
  </div>
);

type Group = DoINeedToRegister['groups'][number];

const Lines = ({ lines }: Pick<Group, 'lines'>) => (
  <dl>
    {lines.map((line) => (
      <Line key={line.id} {...line} />
    ))}
  </dl>
);

const isFolded = ({ look }: Group) => look === 'rows' || look === 'list';

type Props = { content: DoINeedToRegister; name: string; address: string };

/** The slip, with every line that it can have: those that don't apply to the firm are hidden. */
export function Slip({ content: { groups, slip, paper, ask, total, reviewed }, name, address }: Props) {
  const head = (
    <>
      <p>{name}</p>
      <span />
    </>
  );
  const stamp = { label: paper.reviewed, day: reviewed };
  return (
    <SlipPaper id={slip.id} label={slip.label} head={head} stamp={stamp} address={address} words={paper}>
      <p className={styles.empty} {...hook('slip-when', 'nothing')}>
        {slip.empty}
      </p>
      <p className={styles.services} {...hook('slip-ticked')} />
      {groups
        .filter((group) => !isFolded(group))
        .map(({ heading, look, lines }) => (
          <div key={heading} className={styles.group} data-look={look}>
            <h3 className="visually-hidden">{heading}</h3>
            <Lines lines={lines} />
          </div>
        ))}
      <div hidden {...hook('slip-when', 'ticked')}>
        <p className={`row ${paperStyles.total}`}>
          {total.label} <b {...hook('slip-total')} />
          <small hidden {...hook('slip-when', 'payments')}>
            {total.beside}
          </small>
        </p>
        {total.notes.map(({ when, text }) => (
          <p key={text} hidden {...hook('slip-when', when)}>
            <small>{text}</small>
          </p>
        ))}
      </div>
      {groups.filter(isFolded).map(({ heading, look, lines }) => (
        <details key={heading} className={styles.group} data-look={look}>
          <summary>
            <h3>{heading}</h3>
          </summary>
          <Lines lines={lines} />
        </details>
      ))}
      <details hidden {...hook('slip-when', 'ticked')}>
        <summary>
          <h3>{slip.sources}</h3>
        </summary>
        <ol />
        {Object.values(ask).map(({ name, href, written }) => (
          <p key={name}>
            {name}: <a href={href}>{written ?? href.replace('https://www.', '')}</a>
          </p>
        ))}
      </details>
    </SlipPaper>
  );
}
