import type { ReactNode } from 'react';
import { Mark } from '#components/ornament/Mark.tsx';
import type { AnswerSlip } from '#content/schema/slip.server.ts';
import type { slipWords } from '#content/site/slip.ts';
import styles from './Answer.module.css';
import paper from './Slip.module.css';
import { SlipPaper } from './SlipPaper.tsx';

/** Lines of an answer, and the sum or the day below them. */
function Lines({ lines, total, sources = [] }: Pick<AnswerSlip, 'lines' | 'total'> & { sources?: string[] }) {
  return (
    <>
      <dl className={styles.lines}>
        {lines.map(({ name, value, source }) => (
          <div key={name + value}>
            <dt>{name}</dt>{' '}
            <dd>
              {value}
              {source && sources.length > 0 && <sup>[{sources.indexOf(source.url) + 1}]</sup>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.total}>
        {total.label} <b>{total.value}</b>
      </p>
    </>
  );
}

type Props = {
  slip: AnswerSlip;
  words: typeof slipWords;
  /** The day of the page’s last review. */
  reviewed?: string;
  address: string;
  /** What stands beside the slip where there is room, and after it where there is none. */
  children?: ReactNode;
};

/** An answer as a till prints it: a question, five to twelve lines, a sum or a day, and the sources by number. */
export function Answer({ slip: { question, lines, total }, words, reviewed, address, children }: Props) {
  const titles = new Map(lines.flatMap(({ source }) => (source ? [[source.url, source.title]] : [])));
  const sources = [...titles].map(([url, title]) => ({ url, title }));
  return (
    <div className={styles.answer}>
      <SlipPaper label={question} head={<h2>{question}</h2>} {...{ sources, words, address }} reviewed={reviewed}>
        <Lines {...{ lines, total }} sources={[...titles.keys()]} />
      </SlipPaper>
      {children}
    </div>
  );
}

/** Lines that the head of an answer shows. */
const FIRST = 2;

/** The top of an answer, torn off: its question, which leads to the page with all of it, its first lines, and the sum or the day. */
export const AnswerHead = ({ slip: { question, lines, total }, href }: { slip: AnswerSlip; href: string }) => (
  <div className={`${paper.slip} ${styles.head}`}>
    <div className={paper.paper}>
      <header>
        <Mark />
        <h3>
          <a href={href}>{question}</a>
        </h3>
      </header>
      <Lines lines={lines.slice(0, FIRST)} total={total} />
    </div>
  </div>
);
