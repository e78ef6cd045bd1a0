import * as z from 'zod/mini';
import { requireElement } from '#components/behaviours/requireElement.client.ts';
import { type SentCopy, storedCopy } from '#components/forms/application/sentCopy.ts';
import { firmNote } from '#components/sections/firm-note/firmNote.client.ts';
import { today } from '#content/dates.ts';
import { membershipHooks } from './membershipHooks.ts';

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
  const { noteTitle, noteSent, noteKind } = membershipHooks;
  const day = today(new Date(sent));
  const dates = [{ date: day, title: noteSent.valueAt(place), duty: true }];
  void note.show(
    { title: noteTitle.valueAt(place), name, kind: answers[noteKind.valueAt(place)] ?? '', issued: day, dates },
    place,
  );
  return note.hide;
}

/** Shows a copy of the application that was just sent, to print or to remove. */
export function start(): void {
  const place = requireElement(document, membershipHooks.copy, HTMLElement);
  const moment = requireElement(place, membershipHooks.moment, HTMLElement);
  const list = requireElement(place, 'dl', HTMLElement);
  const copy = sentCopySchema.safeParse(storedCopy.read()).data;
  if (!copy) return;
  moment.textContent = `${membershipHooks.moment.valueAt(moment)} ${MOMENT.format(new Date(copy.sent))}`;
  list.replaceChildren(
    ...Object.entries(copy.answers).map(([label, value]) => {
      const line = document.createElement('div');
      line.append(element('dt', label), element('dd', value));
      return line;
    }),
  );
  const hideNote = showNote(requireElement(document, membershipHooks.note, HTMLElement), copy);
  requireElement(place, membershipHooks.print, HTMLElement).addEventListener('click', () => print());
  requireElement(place, membershipHooks.remove, HTMLElement).addEventListener('click', () => {
    storedCopy.remove();
    list.replaceChildren();
    hideNote();
    place.hidden = true;
    document.querySelector('main')?.focus();
  });
  place.hidden = false;
  if (copy.reference) {
    const line = requireElement(place, membershipHooks.reference, HTMLElement);
    requireElement(line, 'strong', HTMLElement).textContent = copy.reference;
    line.hidden = false;
  }
}
