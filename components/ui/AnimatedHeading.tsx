import styles from './AnimatedHeading.module.css';
import { Unbroken } from './Unbroken.tsx';

/** How many letters one step of the animation in AnimatedHeading.module.css reveals. */
const LETTERS_A_BEAT = 8;

type Props = { children: string; long?: boolean | undefined };

/**
 * A page's h1, revealed from the first letter to the last at 0.05 to 0.1 s a letter (specification
 * 9). It is plain text, so that screen readers, the browser's search and translators read it whole.
 * Its letters keep their places and can be read from the first frame. It is revealed once a session
 * for each page, and not under reduced motion.
 */
export function AnimatedHeading({ children, long }: Props) {
  const beats = Math.min(10, Math.ceil(children.length / LETTERS_A_BEAT));
  return (
    <>
      {/* The security policy refuses style attributes. */}
      <style href={`beats-${beats}`} precedence="beats">{`[data-beats='${beats}']{--beats:${beats}}`}</style>
      <h1 data-long={long || undefined}>
        <span className={styles.inked} data-beats={beats}>
          <Unbroken>{children}</Unbroken>
        </span>
      </h1>
    </>
  );
}
