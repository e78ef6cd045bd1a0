import { part } from '#components/behaviours/part.client.ts';
import { today } from '#content/dates.ts';
import { noteDates } from './noteDates.ts';
import type { PlannerData } from './plannerData.ts';
import { readRule } from './plannerForm.client.ts';
import { planYear } from './planYear.ts';

/**
 * The firm's own note, drawn from its name, its kind and the dates that can be worked out by now. Its script is fetched once there
 * is a name; where that fails, the fault is logged and there is no note.
 *
 * @returns shows the note as the form is now, below its name in the form or at the head of the year, and resolves once it stands there
 */
export function plannerNote(root: HTMLElement, form: HTMLFormElement, data: PlannerData) {
  const name = part(form, 'input[name="business"]', HTMLInputElement);
  const rules = [...form.querySelectorAll<HTMLElement>('[data-rule]')];
  const saveButtons = [...root.querySelectorAll<HTMLButtonElement>('[data-note-save]')];
  const status = part(root, '[data-note-status]', HTMLElement);
  const places = {
    form: part(form, 'label:has(+ input[name="business"])', HTMLElement).parentElement,
    year: part(root, '[data-planner-left-out]', HTMLElement),
  };
  const fetchNote = async () => {
    const { firmNote } = await import('#components/ornament/engraving/firmNote.client.ts');
    return firmNote();
  };
  let note: ReturnType<typeof fetchNote> | undefined;
  let place: keyof typeof places = 'form';

  const draw = async () => {
    const wanted = name.value.trim() !== '';
    for (const button of saveButtons) button.hidden = !wanted;
    if (!wanted && !note) return;
    note ??= fetchNote();
    const { figure, draw } = await note;
    figure.hidden = name.value.trim() === '';
    if (figure.hidden) return;
    const kind = form.querySelector('label:has(input[name="firm"]:checked) b')?.textContent ?? '';
    const issued = today();
    const { dates } = planYear(rules.map(readRule), data, issued);
    if (places[place]?.nextElementSibling !== figure) places[place]?.after(figure);
    draw({ title: data.file.title, name: name.value, kind, issued, dates: noteDates(dates) });
  };

  for (const button of saveButtons)
    button.addEventListener('click', async () => {
      status.textContent = '';
      try {
        const { saveNote } = await import('#components/ornament/engraving/saveNote.client.ts');
        const drawn = await note;
        if (drawn) await saveNote(drawn.figure, data.file.name.replace('ics', button.dataset.noteSave ?? ''));
      } catch (error) {
        console.error(error);
        status.textContent = status.dataset.failed ?? '';
      }
    });

  const show = (where = place) => {
    place = where;
    return draw().catch((error) => console.error(error));
  };
  name.addEventListener('input', () => show('form'));
  return show;
}
