import styles from './AnimatedHeading.module.css';
import { Unbroken } from './Unbroken.tsx';

/** Letters that are printed in one beat of AnimatedHeading.module.css. */
const LETTERS_A_BEAT = 8;

type Props = { children: string; long?: boolean | undefined };

/**
 * A page's h1 that takes its ink from the first letter to the last, at 0.05 to 0.1 s a letter (specification 9). It is
 * plain text all along: whole to a screen reader, to a search in the page and to a translator, in its final place from
 * the first frame, and whole at once under reduced motion and without JavaScript.
 */
export function AnimatedHeading({ children, long }: Props) {
  return (
    <h1 data-long={long || undefined}>
      <span className={styles.inked} data-beats={Math.min(10, Math.ceil(children.length / LETTERS_A_BEAT))}>
        <Unbroken>{children}</Unbroken>
      </span>
    </h1>
  );
}
