/** Each part of the site is printed in the ink of one note (design, section 1). */
export type Ink = 'pound' | 'fiver' | 'tenner' | 'fifty';
