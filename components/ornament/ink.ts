/** Each part of the site is printed in the ink of one note. */
export type Ink = 'pound' | 'fiver' | 'tenner' | 'fifty';
