/**
 * How React writes HTML. An upgrade that changes it stops the build, and the message names the
 * function below that no longer fits.
 */

/** React closes void elements as XML does, and writes `charset` as `charSet`. */
const VOID_ELEMENT = /(<(?:br|hr|img|input|link|meta|source|wbr)\b[^>]*)\/>/g;
const CHARSET = ' charSet=';

/** React's HTML as authors write it. */
export const asAuthored = (html: string): string => html.replace(VOID_ELEMENT, '$1>').replace(CHARSET, ' charset=');

/** The attribute of a component that the build reads, as React writes it without a value. */
export const written = (attribute: string): string => ` ${attribute}=""`;

/**
 * A `<source>` with an attribute of ours; its file, without the first slash, is the first group.
 */
export const sourceWith = (attribute: string): RegExp =>
  new RegExp(`<source${written(attribute)} srcSet="/([^"]+)">`, 'g');

/** A component's `<style href precedence>`, which React moves into the head. */
const HOISTED_STYLE = /<style data-precedence="[^"]*" data-href="[^"]*">([^<]*)<\/style>/g;

/** Takes the styles that React moved into the head out of a page. */
export const takeHoistedStyles = (html: string): { hoisted: string; rest: string } => ({
  hoisted: [...html.matchAll(HOISTED_STYLE)].map(([, css]) => css).join(''),
  rest: html.replace(HOISTED_STYLE, ''),
});

/**
 * Removes React's preload of the prioritised image of an address (components/ui/Picture.tsx);
 * throws an Error when there is none.
 */
export function withoutPreload(html: string, src: string): string {
  const preload = `<link rel="preload" href="${src}" as="image" fetchPriority="high">`;
  if (!html.includes(preload))
    throw new Error(`React preloads ${src} in another form; see withoutPreload in scripts/internals/react.ts.`);
  return html.replace(preload, '');
}
