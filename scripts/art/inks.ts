/** The colours one plate is printed in. */
export interface Ink {
  readonly paper: string;
  readonly light: string;
  readonly tint: string;
  readonly mid: string;
  readonly ink: string;
  readonly hot: string;
  readonly gold: string;
  /** The evening plate is light on dark. */
  readonly night: boolean;
}

/** The ink between two: 0 gives `from`, 1 gives `to`. Both are #rrggbb. */
export function mix(from: string, to: string, amount: number): string {
  const channels = (colour: string) => [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  const target = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? value) - value) * amount));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function day(paper: string, tint: string, mid: string, ink: string, hot: string, gold: string): Ink {
  return { paper, light: paper, tint, mid, ink, hot, gold, night: false };
}

/** Four inks, named after the notes whose colours they recall, and an evening plate. */
export const inks = {
  pound: day('#eff1df', '#cfdfc2', '#5d977c', '#0d2620', '#cf3a1d', '#d9a441'),
  fiver: day('#eaf1ea', '#bcdad6', '#3c8990', '#0b2930', '#d9772b', '#e0b04f'),
  tenner: day('#f7eeda', '#efd09a', '#c98236', '#2b1c10', '#0f7d6d', '#e8b64c'),
  fifty: day('#f7ebe0', '#efc8b2', '#c05c45', '#2c1310', '#0f7d6d', '#d9a441'),
  night: { ...day('#16352d', '#235246', '#3f8f78', '#071a15', '#e4573a', '#e3b253'), light: '#eef0dc', night: true },
} satisfies Record<string, Ink>;

export type InkName = keyof typeof inks;

/** The four inks that a part of the site can be printed in (the evening one is for pictures only). */
export const noteInks = ['pound', 'fiver', 'tenner', 'fifty'] as const;

export type NoteInk = (typeof noteInks)[number];
