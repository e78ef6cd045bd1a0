import { attributeOf } from '#components/dom/hooks.ts';
import { drawNote } from './drawNote.client.ts';
import { printedName } from './firmName.ts';
import type { Note } from './note.ts';
import { noteDates } from './note.ts';
import noteCss from './noteFigure.css?inline';
import { landscape, portrait } from './noteShape.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(noteCss);
document.adoptedStyleSheets.push(sheet);

const LONG_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const element = (name: string, text = '') => Object.assign(document.createElement(name), { textContent: text });

/** The note in words, which screen readers read in place of the drawing. */
function wordsOf({ title, name, kind, serial, dates }: Note): HTMLElement {
  const words = element('div');
  words.className = 'visually-hidden';
  const line = element('p');
  line.append(element('bdi', printedName(name)), [kind, serial].map((part) => part && `, ${part}`).join(''));
  const list = element('ol');
  list.ariaLabel = title;
  list.append(
    ...dates.map(({ date, title }) => {
      const entry = element('li');
      const time = Object.assign(document.createElement('time'), { dateTime: date });
      time.textContent = LONG_DAY.format(new Date(date));
      entry.append(time, `: ${title}`);
      return entry;
    }),
  );
  words.append(line, ...(dates.length > 0 ? [list] : []));
  return words;
}

/** A figure with a note, and what draws it. */
export type NoteFigure = { element: HTMLElement; draw: (note: Note) => void };

/** Makes the figure of a note, which engraves itself whenever it is drawn, and changes its shape with the screen's. */
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
