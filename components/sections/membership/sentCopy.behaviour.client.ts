import { SENT_COPY } from '#components/forms/application/sentCopy.ts';

type Copy = { sent: Date; answers: { label: string; value: string }[] };

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** What the form handed over; undefined where there is nothing, or nothing that can be read. */
function sentCopy(): Copy | undefined {
  try {
    const { sent, answers } = JSON.parse(sessionStorage.getItem(SENT_COPY) ?? '{}');
    const moment = new Date(sent);
    if (Number.isNaN(moment.getTime()) || !Array.isArray(answers)) return undefined;
    return {
      sent: moment,
      answers: answers.map(({ label, value }) => ({ label: String(label), value: String(value) })),
    };
  } catch {
    return undefined;
  }
}

const element = (name: string, text: string) => Object.assign(document.createElement(name), { textContent: text });

/** Shows a copy of the application that was just sent, to print or to remove. */
export function start(): void {
  const place = document.querySelector<HTMLElement>('[data-sent-copy]');
  const moment = place?.querySelector<HTMLElement>('[data-moment]');
  const list = place?.querySelector('[data-answers]');
  const copy = sentCopy();
  if (!place || !moment || !list || !copy) return;
  moment.textContent = `${moment.dataset.moment} ${MOMENT.format(copy.sent)}`;
  list.replaceChildren(
    ...copy.answers.map(({ label, value }) => {
      const line = document.createElement('div');
      line.append(element('dt', label), element('dd', value));
      return line;
    }),
  );
  place.querySelector('[data-print]')?.addEventListener('click', () => print());
  place.querySelector('[data-remove]')?.addEventListener('click', () => {
    sessionStorage.removeItem(SENT_COPY);
    list.replaceChildren();
    place.hidden = true;
    document.querySelector('main')?.focus();
  });
  place.hidden = false;
}
