import type { ReactNode } from 'react';
import { hook } from '#components/dom/hooks.ts';
import type { AnswerSlip } from '#content/schema/slip.server.ts';
import type { slipWords } from '#content/site/slip.ts';
import styles from './Answer.module.css';
import { SlipPaper } from './SlipPaper.tsx';

/** What a line leads to, and the kinds in a filtered list that it concerns. */
type Line = AnswerSlip['lines'][number] & { page?: string | undefined; category?: string };

type Props = {
  slip: Omit<AnswerSlip, 'lines'> & { lines: Line[] };
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
  const numberOf = (url: string) => sources.findIndex((source) => source.url === url) + 1;
  return (
    <div className={styles.answer}>
      <SlipPaper label={question} head={<h2>{question}</h2>} {...{ sources, words, address }} reviewed={reviewed}>
        <dl className={styles.lines}>
          {lines.map(({ name, value, source, page, category }) => (
            <div key={name + value} {...(category !== undefined && hook('filter-tabs-category', category))}>
              <dt>{name}</dt>{' '}
              <dd>
                {page ? <a href={page}>{value}</a> : value}
                {source && <sup>[{numberOf(source.url)}]</sup>}
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.total}>
          {total.label} <b>{total.value}</b>
        </p>
      </SlipPaper>
      {children}
    </div>
  );
}
