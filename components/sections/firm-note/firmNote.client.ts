import { chunk } from '#components/dom/chunk.ts';
import { selectorOf, valueAt } from '#components/dom/hooks.ts';
import { inTime } from '#components/dom/timeLimit.ts';
import type { Note } from './note.ts';
import type { NoteFigure } from './noteFigure.client.ts';

const fetchSaving = chunk(() => import('./saveNote.client.ts'));
const fetchFigure = chunk(() => import('./noteFigure.client.ts'));

/** A note's serial number, made from the date: `MB 261 123` on 23 November 2026. */
export const serialOf = (date: string): string => `MB ${date.replaceAll('-', '').slice(2).replace(/...$/, ' $&')}`;

/**
 * A firm's own note: a banknote with the firm's name, drawn in the browser. The modules that draw
 * and save it are fetched when they are needed. Where fetching fails, the error is logged, there is
 * no note and nothing to save, and the next `show` tries again.
 *
 * @param root holds the note's save button and its status, if the page has them
 * @param fileName of saved notes
 */
export function firmNote(root: HTMLElement, fileName = '') {
  const save = root.querySelector<HTMLButtonElement>(selectorOf('firm-note-save'));
  const status = root.querySelector(selectorOf('firm-note-status'));
  let figure: NoteFigure | undefined;
  let latest: Note | undefined;

  const setStatus = (text = '') => {
    if (status) status.textContent = text;
  };
  const offerFile = (isDrawn: boolean) => {
    if (save) save.hidden = !isDrawn;
  };

  save?.addEventListener('click', async () => {
    setStatus();
    try {
      const { saveNote } = await fetchSaving();
      if (figure) await saveNote(figure.element, fileName);
    } catch (error) {
      console.error(error);
      if (status) setStatus(valueAt('firm-note-status', status));
    }
  });

  return {
    /** Draws the note after an element, and resolves once it is there. */
    async show(note: Note, after: Element): Promise<void> {
      latest = note;
      try {
        // The name is measured in the face in which it is set.
        const [{ noteFigure }] = await Promise.all([fetchFigure(), inTime(document.fonts.ready)]);
        if (latest !== note) return;
        figure ??= noteFigure();
        // Moved to where it is already, it would be engraved again.
        if (after.nextElementSibling !== figure.element) after.after(figure.element);
        figure.draw(note);
        offerFile(true);
      } catch (error) {
        console.error(error);
      }
    },

    hide(): void {
      latest = undefined;
      offerFile(false);
      figure?.element.remove();
    },
  };
}
