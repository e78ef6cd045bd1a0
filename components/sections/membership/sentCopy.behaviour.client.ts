import * as z from 'zod/mini';
import { part } from '#components/behaviours/part.client.ts';
import { SENT_COPY, type SentCopy } from '#components/forms/application/sentCopy.ts';
import { fingerprintOf, referenceOf } from '#components/forms/descriptions/reference.ts';
import { today } from '#content/dates.ts';

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

const sentCopySchema = z.object({
  sent: z.string().check(z.refine((moment) => !Number.isNaN(Date.parse(moment)))),
  answers: z.record(z.string(), z.string()),
  payload: z.optional(z.record(z.string(), z.unknown())),
});

/** Reads the stored copy; undefined where there is none, or where it can't be read. */
function loadSentCopy(): SentCopy | undefined {
  try {
    return sentCopySchema.safeParse(JSON.parse(sessionStorage.getItem(SENT_COPY) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

const element = (name: string, text: string) => Object.assign(document.createElement(name), { textContent: text });

/** Shows the reference of what was sent, where the browser can work it out. */
async function showReference(line: HTMLElement, payload: Record<string, unknown>): Promise<void> {
  const fingerprint = await fingerprintOf(payload).catch(() => undefined);
  if (!fingerprint) return;
  part(line, 'strong', HTMLElement).textContent = referenceOf(fingerprint);
  line.hidden = false;
}

/** Engraves a note with the name of the business, which stays in this page. */
async function showNote(place: HTMLElement, { sent, answers, payload }: SentCopy): Promise<void> {
  const { title = '', sent: sentWords = '', kind = '' } = place.dataset;
  const name = payload?.businessName;
  if (typeof name !== 'string') return;
  const { firmNote } = await import('#components/ornament/engraving/firmNote.client.ts');
  // The name is measured in the face in which it is set.
  await document.fonts.ready;
  const { figure, draw } = firmNote();
  const day = today(new Date(sent));
  draw({ title, name, kind: answers[kind] ?? '', issued: day, dates: [{ date: day, title: sentWords }] });
  place.replaceChildren(figure);
}

/** Shows a copy of the application that was just sent, to print or to remove. */
export function start(): void {
  const place = part(document, '[data-sent-copy]', HTMLElement);
  const moment = part(place, '[data-moment]', HTMLElement);
  const list = part(place, '[data-answers]', HTMLElement);
  const notePlace = document.querySelector<HTMLElement>('[data-sent-note]');
  const copy = loadSentCopy();
  if (!copy) return;
  moment.textContent = `${moment.dataset.moment} ${MOMENT.format(new Date(copy.sent))}`;
  list.replaceChildren(
    ...Object.entries(copy.answers).map(([label, value]) => {
      const line = document.createElement('div');
      line.append(element('dt', label), element('dd', value));
      return line;
    }),
  );
  part(place, '[data-print]', HTMLElement).addEventListener('click', () => print());
  part(place, '[data-remove]', HTMLElement).addEventListener('click', () => {
    sessionStorage.removeItem(SENT_COPY);
    list.replaceChildren();
    notePlace?.replaceChildren();
    place.hidden = true;
    document.querySelector('main')?.focus();
  });
  place.hidden = false;
  if (notePlace) showNote(notePlace, copy).catch((error) => console.error(error));
  if (copy.payload) void showReference(part(place, '[data-reference]', HTMLElement), copy.payload);
}
