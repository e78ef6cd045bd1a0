import type { NoteInk } from './inks.ts';
import { readTokens, type Scheme } from './tokens.ts';

/** @throws Error when tokens.css doesn't declare a token for the ink */
function readToken(ink: NoteInk, scheme: Scheme, token: string): string {
  const value = readTokens(scheme, [':root', `[data-ink='${ink}']`]).get(token);
  if (value === undefined) throw new Error(`components/styles/tokens.css: ${token} is not declared for ${ink}.`);
  return value;
}

/** The colour of fields, bands and frames in a part of the site, before it is darkened or lightened for its ground. */
export const lineColour = (ink: NoteInk): string => readToken(ink, 'light', '--line');

/**
 * The colours that a rosette runs through on a dark ground, as on a note printed from several inks at once (iris
 * printing), each with its distance from the core as a part of the radius.
 */
export function irisStops(ink: NoteInk): { colour: string; offset: number }[] {
  return [1, 2, 3, 4].map((stop) => ({
    colour: readToken(ink, 'dark', `--iris-${stop}`),
    offset: stop === 4 ? 1 : Number.parseFloat(readToken(ink, 'dark', `--iris-at-${stop}`)) / 100,
  }));
}
