import { buildDay } from '#content/schema/entries/buildTime.server.ts';
import { contentError } from '#content/schema/issues.server.ts';
import type { CalendarDate } from '#content/shared/dates.ts';
import { figures } from './index.ts';
import type { Figure } from './schema.server.ts';
import { indexInForce, wordings } from './wording.server.ts';

/** What prose shows for each way of naming a figure, on a day. */
const textsOn = (day: CalendarDate): ReadonlyMap<string, string> =>
  new Map(Object.entries(figures).flatMap(([name, figure]) => wordings(name, figure, day)));

/** What prose shows for each way of naming a figure, on the day of the build. */
export const figureTexts = textsOn(buildDay);

/** What prose shows for a way of naming a figure, on a day; undefined where it has no value. */
export const findFigureText = (reference: string, day = buildDay): string | undefined =>
  (day === buildDay ? figureTexts : textsOn(day)).get(reference);

/** Why a name between braces has no value, as a sentence for its author. */
export function noSuchFigure(reference: string, day = buildDay): string {
  const name = reference.split('.')[0] ?? '';
  if (figures[name] && findFigureText(name, day) === undefined)
    return `{${name}} has no value in force on ${day}. Write its new value in content/figures, or take it out.`;
  return `There is no value {${reference}}. Put the name back as it was, or take one that docs/figures.md lists.`;
}

/**
 * A figure as prose shows it, for content in TypeScript: `figureText('hmrc-changes')` is `30 days`.
 * Throws when there is none in force on the day.
 */
export function figureText(reference: string, day = buildDay): string {
  const text = findFigureText(reference, day);
  if (text === undefined) throw contentError(noSuchFigure(reference, day));
  return text;
}

function figureByName(name: string): Figure {
  const figure = figures[name];
  if (!figure) throw contentError(noSuchFigure(name));
  return figure;
}

function valueInForce(name: string, day = buildDay): number | string {
  const figure = figureByName(name);
  const value = figure.values[indexInForce(figure, day)]?.value;
  if (value === undefined) throw contentError(noSuchFigure(name, day));
  return value;
}

/** The number of a figure in force on a day, to count with; throws where there is none. */
export function figureNumber(name: string, day = buildDay): number {
  const value = valueInForce(name, day);
  if (typeof value === 'string') throw contentError(`{${name}} is a day of the year and no number.`);
  return value;
}

/** The day from which the first value of a figure is in force; throws where its file gives none. */
export function figureFrom(name: string): string {
  const [first] = figureByName(name).values;
  if (!first?.from) throw contentError(`The first value of {${name}} has no day from which it is in force.`);
  return first.from;
}

/**
 * The day of a figure: in one year that of a day that comes every year, as `figureDay('levy-due',
 * 2026)` is `2026-09-30`; else the day from which its newest value is in force, past or to come.
 * Throws where there is none.
 */
export function figureDay(name: string, year?: number): string {
  if (year) {
    const value = valueInForce(name);
    if (typeof value !== 'string') throw contentError(`{${name}} is no day of the year.`);
    return `${year}-${value}`;
  }
  const from = figureByName(name).values.at(-1)?.from;
  if (!from) throw contentError(`The newest value of {${name}} has no day from which it is in force.`);
  return from;
}

/** The page that gives a figure; throws for a figure of the association's own advice. */
export function figureSource(name: string): { title: string; url: string } {
  const { source } = figureByName(name);
  if (source === 'association') throw contentError(`{${name}} is the association’s own advice and has no source.`);
  return source;
}

/**
 * The day on which a figure was compared with its source; undefined where it could not be, and for
 * advice. Throws if there is no such figure.
 */
export const figureChecked = (name: string): string | undefined => figureByName(name).checked;
