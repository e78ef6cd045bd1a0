/**
 * Regular expressions over paths, in the syntax that nginx and Caddy share. Only plain characters are redirected: this
 * site has no others in its paths, and a line break or a backslash would be carried into the `Location` header.
 */
const PLAIN = '/[A-Za-z0-9_~-][A-Za-z0-9_.~/-]*?';

/** The path before a trailing slash (specification 2.1). */
export const SLASHED = `^(${PLAIN})/+$`;

/** The path of a page before the ending of its file. */
export const WITH_ENDING = `^(${PLAIN})\\.html$`;

/** The file of the home page, by any of its names. */
export const INDEX = '^/index(?:\\.html)?$';

/** The 404 page, which no address leads to. */
export const LOST = '^/404(?:\\.html)?$';

/** What only the host itself reads, dot files, and the compressed copies; `/.well-known/` is allowed first. */
export const HIDDEN = '/(?:_headers$|_redirects$|\\.)|\\.(?:br|gz)$';

/** The folder of `HIDDEN` that everybody may read: https://www.rfc-editor.org/rfc/rfc8615 */
export const WELL_KNOWN = '/.well-known/';

/** Characters that no path of a file can contain. */
export const UNPRINTABLE = '[\\x00-\\x1f\\x7f]';
