import type { ReactNode } from 'react';
import { hook } from '#components/dom/hooks.ts';
import { Mark } from '#components/ornament/Mark.tsx';
import { Day } from '#components/ui/Day.tsx';
import type { slipWords } from '#content/site/reading-words.ts';
import styles from './Slip.module.css';

type Props = {
  id?: string;
  label: string;
  /** The content of the header, after the logo. */
  head: ReactNode;
  /** The pages that the lines refer to by number; the till's slip lists its own. */
  sources?: readonly { title: string; url: string }[];
  /** The label and date of the stamp; left out where no date is known. */
  stamp?: { label: string; day: string | undefined };
  /** The page's own address, printed for readers of the paper copy. */
  address: string;
  words: typeof slipWords;
  children: ReactNode;
};

/**
 * The paper of a slip: its head, its lines as children, their sources, and the day. Laid out in em,
 * so that a receipt printer gets the same lines as the screen.
 */
export function SlipPaper({ id, label, head, sources, stamp, address, words, children }: Props) {
  return (
    <section className={styles.slip} id={id} aria-label={label} {...hook('build-unsearched')}>
      <div className={styles.paper} {...hook('slip-paper')}>
        <header className="row">
          <Mark />
          {head}
        </header>
        {children}
        <footer {...(!sources && { hidden: true, ...hook('slip-when', 'ticked') })}>
          {sources && (
            <>
              <h3>{words.sources}</h3>
              <ol>
                {sources.map(({ url, title }) => (
                  <li key={url}>
                    <a href={url} rel="external noopener">
                      {title}
                    </a>
                  </li>
                ))}
              </ol>
            </>
          )}
          {stamp?.day && (
            <p className={styles.stamp}>
              {stamp.label} <Day iso={stamp.day} form="long" />
            </p>
          )}
          <p>
            {words.advice} {address}
          </p>
        </footer>
      </div>
    </section>
  );
}
