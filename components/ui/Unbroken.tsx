const SPACES = /(\s+)/;
const HYPHENATED = /\S-\S/;

/**
 * The words of a large heading, each kept on one line: browsers break hyphenated words such as
 * Meet-Up otherwise.
 */
export function Unbroken({ children }: { children: string }) {
  return children.split(SPACES).map((word) =>
    HYPHENATED.test(word) ? (
      <span key={word} className="unbroken">
        {word}
      </span>
    ) : (
      word
    ),
  );
}
