const SPACES = /(\s+)/;
const HYPHENATED = /\S-\S/;

/**
 * The words of a heading or a narrow text, each kept on one line: browsers break hyphenated words
 * such as Meet-Up otherwise.
 */
export function Unbroken({ children }: { children: string }) {
  return [...children.split(SPACES).entries()].map(([index, word]) =>
    HYPHENATED.test(word) ? (
      <span key={index} className="unbroken">
        {word}
      </span>
    ) : (
      word
    ),
  );
}
