import { attributeOf, selectorOf, valueAt } from '#components/dom/hooks.ts';
import { requireElement } from '#components/dom/requireElement.client.ts';
import { storedItem } from '#components/dom/storedItem.ts';
import { longDay, today } from '#content/shared/dates.ts';
import { fill } from '#content/shared/text.ts';
import { readTicks, withList } from './ticks.shared.ts';

/** The ticks of all checklists; stored only while something is ticked. */
const storedTicks = storedItem('localStorage', 'guideTicks');

/** Saves the ticked items of a checklist. @returns whether this browser could save them */
function save(list: string, items: string[]): boolean {
  const ticks = withList(readTicks(storedTicks.read()), list, items);
  return Object.keys(ticks).length > 0 ? storedTicks.write(ticks) : storedTicks.remove();
}

/** Puts a check box in front of an item, labelled by the item and described by its reason. */
function addBox(item: HTMLElement, template: HTMLTemplateElement, index: number): HTMLInputElement {
  const box = requireElement(document.importNode(template.content, true), 'input', HTMLInputElement);
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

/**
 * Turns the items of a guide's last checklist into check boxes: saved on the device, counted,
 * printed and reset.
 *
 * @param tools the tools below the list (ChecklistTools.tsx), which name the guide
 */
export function start(tools: HTMLElement): void {
  const list = [...document.querySelectorAll<HTMLElement>(selectorOf('checklist'))].at(-1);
  if (!list) throw new Error(`The page's markup has no ${selectorOf('checklist')}.`);
  const template = requireElement(tools, 'template', HTMLTemplateElement);
  const progress = requireElement(tools, selectorOf('checklist-progress'), HTMLElement);
  const printed = requireElement(tools, selectorOf('checklist-printed'), HTMLElement);
  const note = requireElement(tools, selectorOf('checklist-unkept'), HTMLElement);
  const printButton = requireElement(tools, selectorOf('checklist-print'), HTMLButtonElement);
  const resetButton = requireElement(tools, selectorOf('checklist-reset'), HTMLButtonElement);
  const name = valueAt('checklist-guide', tools);

  const items = [...list.querySelectorAll<HTMLElement>(':scope > li')];
  // Ticks are saved by the item's words, so that a reviewed list keeps those of its unchanged
  // items.
  const textOf = (item: HTMLElement) => (item.querySelector('strong') ?? item).textContent.trim();
  const texts = items.map(textOf);
  const boxes = items.map((item, index) => addBox(item, template, index));
  const saved = readTicks(storedTicks.read())[name] ?? [];
  for (const [index, box] of boxes.entries()) box.checked = saved.includes(texts[index] ?? '');

  const show = () => {
    const done = boxes.filter(({ checked }) => checked).length;
    const text = fill(valueAt('checklist-progress', progress), { done, all: boxes.length });
    if (progress.textContent !== text) progress.textContent = text;
    resetButton.disabled = done === 0;
  };
  const update = () => {
    const ticked = texts.filter((_, index) => boxes[index]?.checked);
    if (!save(name, ticked)) note.textContent = valueAt('checklist-unkept', note);
    show();
  };

  list.addEventListener('change', update);
  resetButton.addEventListener('click', () => {
    for (const box of boxes) box.checked = false;
    update();
    // The button is disabled now and would lose the focus.
    boxes[0]?.focus();
  });
  printButton.addEventListener('click', () => print());
  addEventListener('beforeprint', () => {
    printed.textContent = `${valueAt('checklist-printed', printed)} ${longDay(today())}`;
  });
  show();
  for (const element of [list, tools]) element.toggleAttribute(attributeOf('checklist-live'), true);
}
