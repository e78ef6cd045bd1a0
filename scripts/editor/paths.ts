/** Where the editor is: below the site's root, without slashes. */
export const EDITOR = 'admin';

/** Below it: where the development server says what is wrong with the saved content. */
export const CHECK = 'check';

/** Paths of the editor; a site without one has no such file. */
export const EDITOR_PATHS = new RegExp(`^/${EDITOR}(?:\\.html|/|$)`);
