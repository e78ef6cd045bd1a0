// Hands at the size of the figures: a hundredth of a head's height is one unit. A hand that holds something stands where
// the thing is; the others begin at the wrist, point to the right and have the thumb above.

interface Hand {
  readonly outline: string;
  /** Between the fingers. */
  readonly lines: string;
}

/** Four fingers around a glass or a cup at 0,0, knuckles towards the viewer; the thumb lies behind. */
export const holding: Hand = {
  outline:
    'M-26-10C-18-19-8-21 2-21H11a5 5 0 0 1 1 10h3a5 5 0 0 1 0 10h-1a5 5 0 0 1 0 10h-2a5 5 0 0 1-1 9C2 19-16 20-24 14Z',
  lines: 'M-4-11H12M-6-1H14M-4 9H12M-24-4C-20-10-16-12-12-13',
};

/** Palm up, fingers together, thumb apart. */
export const open: Hand = {
  outline:
    'M-4-13C9-15 13-20 17-27C21-35 27-41 31-38C36-34 32-27 29-20C28-17 30-15 34-15L55-19c7-1 8 8 1 9l5 0c7 0 7 9 0 9h-3c6 0 6 9-1 9h-6c5 1 4 8-3 8C38 20 14 18-4 13Z',
  lines: 'M32-9L56-10M34 0H58M34 8L52 8',
};

/** The first finger stretched. */
export const pointing: Hand = {
  outline: 'M-4-13C10-17 16-18 24-18L60-23c7-1 8 9 1 10L36-7c7 0 8 8 1 9c6 1 5 8-1 9c4 2 3 7-3 7C22 20 12 17-4 13Z',
  lines: 'M34-7C26-6 20-8 12-14M36 2H24M35 11H24',
};

/** Hanging down. */
export const hanging: Hand = {
  outline:
    'M-4-12C8-14 14-19 22-22C29-24 31-17 26-14C22-11 22-9 26-9L46-9c7 0 7 8 1 8h3c6 0 6 8 0 8h-4c4 1 4 7-2 7C26 16 10 14-4 12Z',
  lines: 'M26-1H46M26 7H46',
};

/** Two hands folded before the body, around 0,0. */
export const folded: Hand = {
  outline: 'M-36 2C-32-14-16-22-2-24C14-24 34-16 38 2C36 14 22 20 4 21C-16 21-32 14-36 2Z',
  lines: 'M-20-14C-12-12-4-4 0 4M-8-19C2-15 9-8 12 0M5-22C14-17 20-11 23-4M18-18C12-9 4-2-4 4M6 14C14 14 24 10 30 4',
};
