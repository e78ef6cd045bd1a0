/** The colour theme of a part of the site, named after a banknote. */
export type Ink = 'pound' | 'fiver' | 'tenner' | 'fifty';
