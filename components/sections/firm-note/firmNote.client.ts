import type { Note } from './note.ts';
import type { NoteFigure } from './noteFigure.client.ts';
import { noteHooks } from './noteHooks.ts';

/**
 * A firm's own note: a banknote with the firm's name, drawn in the browser. The modules that draw and save it are fetched when
 * they are needed. Where fetching fails, the error is logged, there is no note and nothing to save, and the next `show` tries again.
 *
 * @param root holds the note's save buttons (`noteHooks.save` names the format) and their status, if the page has them
 * @param fileName of saved notes, without the format
 */
export function firmNote(root: HTMLElement, fileName = '') {
  const saveButtons = [...root.querySelectorAll<HTMLButtonElement>(noteHooks.save.selector)];
  const status = root.querySelector(noteHooks.status.selector);
  let figure: NoteFigure | undefined;
  let latest: Note | undefined;

  const setStatus = (text = '') => {
    if (status) status.textContent = text;
  };
  const offerFiles = (isDrawn: boolean) => {
    for (const button of saveButtons) button.hidden = !isDrawn;
  };

  for (const button of saveButtons)
    button.addEventListener('click', async () => {
      setStatus();
      try {
        const { saveNote } = await import('./saveNote.client.ts');
        if (figure) await saveNote(figure.element, `${fileName}.${noteHooks.save.valueAt(button)}`);
      } catch (error) {
        console.error(error);
        if (status) setStatus(noteHooks.status.valueAt(status));
      }
    });

  return {
    /** Draws the note after an element, and resolves once it is there. */
    async show(note: Note, after: Element): Promise<void> {
      latest = note;
      try {
        // The name is measured in the face in which it is set.
        const [{ noteFigure }] = await Promise.all([import('./noteFigure.client.ts'), document.fonts.ready]);
        if (latest !== note) return;
        figure ??= noteFigure();
        // Moved to where it is already, it would be engraved again.
        if (after.nextElementSibling !== figure.element) after.after(figure.element);
        figure.draw(note);
        offerFiles(true);
      } catch (error) {
        console.error(error);
      }
    },

    hide(): void {
      latest = undefined;
      offerFiles(false);
      figure?.element.remove();
    },
  };
}
