import styles from './Unbroken.module.css';

const SPACES = /(\s+)/;
const HYPHENATED = /\S-\S/;

/** The words of a heading, set large: a hyphenated one stays on one line, so that a Meet-Up doesn't come apart. */
export function Unbroken({ children }: { children: string }) {
  return children.split(SPACES).map((word) =>
    HYPHENATED.test(word) ? (
      <span key={word} className={styles.unbroken}>
        {word}
      </span>
    ) : (
      word
    ),
  );
}
