import { readTicks, withList } from './ticks.ts';

/** Where ticks are kept: from the first one until the checklist is reset, and never before. */
const KEY = 'guideTicks';

const LONG_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** Keeps a checklist's ticks. @returns whether this browser keeps anything */
function keep(list: string, items: string[]): boolean {
  try {
    const ticks = withList(readTicks(localStorage.getItem(KEY)), list, items);
    if (Object.keys(ticks).length > 0) localStorage.setItem(KEY, JSON.stringify(ticks));
    else localStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}

function keptItems(list: string): string[] {
  try {
    return readTicks(localStorage.getItem(KEY))[list] ?? [];
  } catch {
    return [];
  }
}

/** Puts a check box in the place of an item's printed square, named by the item. */
function addBox(item: HTMLElement, template: HTMLTemplateElement, index: number): HTMLInputElement {
  const box = document.importNode(template.content, true).querySelector('input') ?? document.createElement('input');
  const label = document.createElement('label');
  const words = item.querySelector('strong') ?? item;
  box.id = `tick-${index + 1}`;
  label.htmlFor = box.id;
  label.append(...words.childNodes);
  words.append(label);
  const reason = item.querySelector('strong + span');
  if (reason) {
    reason.id = `${box.id}-reason`;
    box.setAttribute('aria-describedby', reason.id);
  }
  item.prepend(box);
  return box;
}

/** Makes the squares of a guide's checklist check boxes that are kept on the device, counted, printed and reset. */
export function start(): void {
  const tools = document.querySelector<HTMLElement>('[data-ticks]');
  const list = tools?.previousElementSibling?.querySelector<HTMLElement>(':scope > ul:last-child');
  const template = tools?.querySelector('template');
  const part = (name: string) => tools?.querySelector<HTMLElement>(`[data-${name}]`);
  const [progress, printed, note] = [part('progress'), part('printed'), part('unkept')];
  const [printButton, resetButton] = [part('print'), part('reset')];
  if (!tools || !list || !template || !progress || !printed || !note || !printButton || !resetButton) return;
  const name = tools.dataset.ticks ?? '';

  const items = [...list.querySelectorAll<HTMLElement>(':scope > li')];
  // Kept by its words: a list that was reviewed since keeps the ticks of what it still has.
  const textOf = (item: HTMLElement) => (item.querySelector('strong') ?? item).textContent.trim();
  const texts = items.map(textOf);
  const kept = keptItems(name);
  const boxes = items.map((item, index) => addBox(item, template, index));
  for (const [index, box] of boxes.entries()) box.checked = kept.includes(texts[index] ?? '');

  const show = () => {
    const done = boxes.filter(({ checked }) => checked).length;
    const { progress: words = '' } = progress.dataset;
    const text = words.replace('{done}', String(done)).replace('{all}', String(boxes.length));
    if (progress.textContent !== text) progress.textContent = text;
    resetButton.toggleAttribute('disabled', done === 0);
  };
  const save = () => {
    const ticked = texts.filter((_, index) => boxes[index]?.checked);
    if (!keep(name, ticked)) note.textContent = note.dataset.unkept ?? '';
    show();
  };

  list.addEventListener('change', save);
  resetButton.addEventListener('click', () => {
    for (const box of boxes) box.checked = false;
    save();
    // The button is disabled now, and would drop the focus.
    boxes[0]?.focus();
  });
  printButton.addEventListener('click', () => print());
  addEventListener('beforeprint', () => {
    printed.textContent = `${printed.dataset.printed} ${LONG_DAY.format(new Date())}`;
  });
  show();
  list.toggleAttribute('data-live', true);
  tools.toggleAttribute('data-live', true);
}
