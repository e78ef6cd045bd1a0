import type { ComponentProps, ReactNode } from 'react';
import { hook } from '#components/dom/hooks.ts';
import { Mark } from '#components/ornament/Mark.tsx';
import { Unbroken } from '#components/ui/Unbroken.tsx';
import type { AnswerSlip } from '#content/schema/slip.server.ts';
import styles from './Answer.module.css';
import paper from './Slip.module.css';
import { SlipPaper } from './SlipPaper.tsx';

type LinesProps = Pick<AnswerSlip, 'lines' | 'total'> & { sources?: string[] };

/** Lines of an answer, and the sum or the day below them. */
const Lines = ({ lines, total, sources }: LinesProps) => (
  <>
    <dl className={styles.lines}>
      {lines.map(({ name, value, source }) => (
        <div key={name + value} className="row">
          <dt>
            <Unbroken>{name}</Unbroken>
          </dt>{' '}
          <dd>
            <Unbroken>{value}</Unbroken>
            {source && sources && <sup>[{sources.indexOf(source.url) + 1}]</sup>}
          </dd>
        </div>
      ))}
    </dl>
    <p className={`row ${paper.total}`}>
      {total.label} <b>{total.value}</b>
    </p>
  </>
);

type Props = Pick<ComponentProps<typeof SlipPaper>, 'words' | 'stamp' | 'address'> & {
  slip: AnswerSlip;
  children?: ReactNode;
};

/**
 * An answer printed like a receipt: a question, five to twelve lines, a sum or a date, and numbered
 * sources. Children are rendered next to it.
 */
export function Answer({ slip: { question, lines, total }, children, ...rest }: Props) {
  const sources = [...new Map(lines.flatMap(({ source }) => (source ? [[source.url, source]] : []))).values()];
  return (
    <div className={styles.answer}>
      <SlipPaper label={question} head={<h2>{question}</h2>} sources={sources} {...rest}>
        <Lines lines={lines} total={total} sources={sources.map(({ url }) => url)} />
      </SlipPaper>
      {children}
    </div>
  );
}

/** The empty paper of an answer; the search fills its question, its lines and its total. */
export const EmptyAnswer = () => (
  <div className={`${paper.slip} ${styles.small}`} {...hook('search-slip')}>
    <div className={paper.paper}>
      <header className="row">
        <Mark />
        <p />
      </header>
      <Lines lines={[]} total={{ label: '', value: '' }} />
    </div>
  </div>
);
