import mark from '#components/art/mark.svg?raw';

const SYMBOL = mark
  .replace(/^<svg[^>]*>/, '<symbol id="mark" viewBox="0 0 200 200">')
  .replace(/<\/svg>\s*$/, '</symbol>');

/** Defines the mark once in a document; each `Mark` refers to it. */
export function MarkSymbol() {
  return (
    <svg
      width="0"
      height="0"
      className="visually-hidden"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, read at build
      dangerouslySetInnerHTML={{ __html: SYMBOL }}
    />
  );
}

/** The association's mark, in the colour of the text around it. */
export function Mark() {
  return (
    <svg aria-hidden="true">
      <use href="#mark" />
    </svg>
  );
}
