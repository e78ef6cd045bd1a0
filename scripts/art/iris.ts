import type { NoteInk } from './inks.ts';

type Stops = readonly [core: string, inner: string, outer: string, edge: string];

/** The colour of fields, bands and frames in each part of the site, before it is darkened or lightened for its ground. */
export const lineColours: Readonly<Record<NoteInk, string>> = {
  pound: '#5d977c',
  fiver: '#5a9aa0',
  tenner: '#c09250',
  fifty: '#c08a74',
};

/**
 * The colours that a rosette runs through from its core to its edge, as on a note printed from several inks at once
 * (iris printing), on paper and on a dark ground. The website has them as tokens; share cards are printed in the dark ones.
 */
export const iris: Readonly<Record<NoteInk, { light: Stops; dark: Stops }>> = {
  pound: {
    light: ['#cf3a1d', '#b5822a', '#0f7d6d', '#0d4a40'],
    dark: ['#ff8a66', '#e3b253', '#5fb59b', '#3a8a74'],
  },
  fiver: {
    light: ['#d9772b', '#3c8990', '#1e5a7a', '#0b3a4c'],
    dark: ['#ffb074', '#7cc7cc', '#5aa0c4', '#3c7a98'],
  },
  tenner: {
    light: ['#0f7d6d', '#b5822a', '#a8571c', '#6a3410'],
    dark: ['#7fd0b6', '#f0c36a', '#d98a45', '#a8642f'],
  },
  fifty: {
    light: ['#b5822a', '#cf5a3d', '#a03a3a', '#5a1c2a'],
    dark: ['#e3b253', '#ff9a7a', '#d9776a', '#a3545e'],
  },
};

/** Where the four colours stand, as parts of the radius. */
export const irisStops = [0.05, 0.38, 0.72, 1] as const;
