import { element } from '#components/dom/element.client.ts';
import { attributeOf } from '#components/dom/hooks.ts';
import { longDay } from '#content/dates.ts';
import { drawNote } from './drawNote.client.ts';
import { printedName } from './firmName.ts';
import { type Note, noteDates } from './note.ts';
import noteCss from './noteFigure.css?inline';
import { landscape, portrait } from './noteShape.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(noteCss);
document.adoptedStyleSheets.push(sheet);

/** The note in words, which screen readers read in place of the drawing. */
function wordsOf({ title, name, kind, serial, dates }: Note): HTMLElement {
  const more = [kind, serial].map((part) => part && `, ${part}`).join('');
  const line = element('p', {}, element('bdi', { textContent: printedName(name) }), more);
  const entries = dates.map(({ date, title }) =>
    element('li', {}, element('time', { dateTime: date, textContent: longDay(date) }), `: ${title}`),
  );
  const list = entries.length > 0 ? [element('ol', { ariaLabel: title }, ...entries)] : [];
  return element('div', { className: 'visually-hidden' }, line, ...list);
}

/** A figure with a note, and what draws it. */
export type NoteFigure = { element: HTMLElement; draw: (note: Note) => void };

/**
 * Makes the figure of a note, which engraves itself whenever it is drawn, and changes its shape
 * with the screen's.
 */
export function noteFigure(): NoteFigure {
  const figure = element('figure');
  figure.toggleAttribute(attributeOf('firm-note'), true);
  const narrow = matchMedia('screen and (max-width: 55.99rem)');
  let drawn: Note | undefined;
  const draw = (note: Note) => {
    // What has changed is engraved anew: all of it at first, then the rosette of another name.
    const engraved = drawn ? (drawn.name === note.name ? 'none' : 'rosette') : 'all';
    figure.setAttribute(attributeOf('firm-note-engraving'), engraved);
    drawn = note;
    const shown = { ...note, dates: noteDates(note.dates) };
    figure.ariaLabel = note.title;
    figure.replaceChildren(drawNote(shown, narrow.matches ? portrait : landscape), wordsOf(shown));
  };
  narrow.addEventListener('change', () => drawn && draw(drawn));
  return { element: figure, draw };
}
