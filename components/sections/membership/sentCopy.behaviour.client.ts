import * as z from 'zod/mini';
import { part } from '#components/behaviours/part.client.ts';
import { type SentCopy, storedCopy } from '#components/forms/application/sentCopy.ts';
import { firmNote } from '#components/sections/firm-note/firmNote.client.ts';
import { today } from '#content/dates.ts';

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

const sentCopySchema = z.object({
  sent: z.string().check(z.refine((moment) => !Number.isNaN(Date.parse(moment)))),
  answers: z.record(z.string(), z.string()),
  businessName: z.string(),
  reference: z.optional(z.string()),
});

const element = (name: string, text: string) => Object.assign(document.createElement(name), { textContent: text });

/** Shows a note with the name of the business. @returns hides it */
function showNote(place: HTMLElement, { sent, answers, businessName: name }: SentCopy): () => void {
  const note = firmNote(place);
  const { title = '', sent: sentWords = '', kind = '' } = place.dataset;
  const day = today(new Date(sent));
  const dates = [{ date: day, title: sentWords, duty: true }];
  void note.show({ title, name, kind: answers[kind] ?? '', issued: day, dates }, place);
  return note.hide;
}

/** Shows a copy of the application that was just sent, to print or to remove. */
export function start(): void {
  const place = part(document, '[data-sent-copy]', HTMLElement);
  const moment = part(place, '[data-moment]', HTMLElement);
  const list = part(place, '[data-answers]', HTMLElement);
  const copy = sentCopySchema.safeParse(storedCopy.read()).data;
  if (!copy) return;
  moment.textContent = `${moment.dataset.moment} ${MOMENT.format(new Date(copy.sent))}`;
  list.replaceChildren(
    ...Object.entries(copy.answers).map(([label, value]) => {
      const line = document.createElement('div');
      line.append(element('dt', label), element('dd', value));
      return line;
    }),
  );
  const hideNote = showNote(part(document, '[data-sent-note]', HTMLElement), copy);
  part(place, '[data-print]', HTMLElement).addEventListener('click', () => print());
  part(place, '[data-remove]', HTMLElement).addEventListener('click', () => {
    storedCopy.remove();
    list.replaceChildren();
    hideNote();
    place.hidden = true;
    document.querySelector('main')?.focus();
  });
  place.hidden = false;
  if (copy.reference) {
    const line = part(place, '[data-reference]', HTMLElement);
    part(line, 'strong', HTMLElement).textContent = copy.reference;
    line.hidden = false;
  }
}
