import { longDate } from '#components/format/formatDate.ts';
import type { Template } from '#content/collections/templates/schema.server.ts';
import { templatesPage } from '#content/pages/templates.ts';
import { fill } from '#content/shared/text.ts';
import { readTokens } from '#scripts/outputs/designTokens.ts';

const tokens = readTokens('light', [':root']);

/** A colour of the tokens as six hexadecimal digits, as Office writes it. */
function colour(name: string): string {
  const value = /^#([0-9a-f]{6})$/i.exec(tokens.get(name) ?? '')?.[1];
  if (!value) throw new Error(`components/styles/tokens.css: ${name} is no colour of six digits; Office needs one.`);
  return value.toUpperCase();
}

/**
 * A face: the name of the font, the font that takes its place where it isn't installed, and its
 * kind as Office calls it.
 */
export type Face = { name: string; fallback: string; kind: 'roman' | 'swiss' };

/** A face of the tokens. The sized fallback of the stylesheets exists only on the site. */
function face(token: string): Face {
  const names = (tokens.get(token) ?? '').split(',').map((name) => name.trim().replaceAll("'", ''));
  const [name, fallback] = names.filter((each) => !/ fallback$|^(sans-)?serif$/.test(each));
  if (!name || !fallback) throw new Error(`components/styles/tokens.css: ${token} needs a font and a fallback.`);
  return { name, fallback, kind: names.includes('serif') ? 'roman' : 'swiss' };
}

/**
 * The house's colours and faces for files of Word and Excel, from the design tokens for light
 * paper.
 */
export const house = {
  ink: colour('--ink'),
  softInk: colour('--ink-2'),
  tint: colour('--pound'),
  teal: colour('--teal'),
  thread: colour('--thread'),
  line: colour('--hair'),
  night: colour('--night'),
  onNight: colour('--on-night'),
  display: face('--display'),
  text: face('--text'),
};

/** The version of a template and its day, as the files show them. */
export const versionOf = ({ version, lastReviewed }: Template): string =>
  fill(templatesPage.file.version, { version, date: longDate(lastReviewed) });
