import { nextPaint } from '#components/behaviours/nextPaint.ts';
import { requireElement } from '#components/behaviours/requireElement.client.ts';
import { showFieldMessage } from '#components/fields/fieldMessage.client.ts';
import { firmNote } from '#components/sections/firm-note/firmNote.client.ts';
import { today } from '#content/dates.ts';
import { keptEntries } from './keptEntries.client.ts';
import { plannerData } from './plannerData.ts';
import { dateInputs, readRule, showRulesOf } from './plannerForm.client.ts';
import { plannerHooks } from './plannerHooks.ts';
import { missingFields, planYear, type YearPlan } from './planYear.ts';
import { renderPlan } from './renderPlan.client.ts';

/** The writer of calendar files is larger than the planner. It is fetched when a year is planned, so that the press is answered at once. */
const loadDownload = () => import('./downloadPlan.client.ts');

/** The kind of firm that the address names, as the till slip's links do: `?firm=spi`. */
function namedFirm(form: HTMLFormElement): HTMLInputElement | undefined {
  const name = new URLSearchParams(location.search).get('firm');
  return [...form.querySelectorAll<HTMLInputElement>('input[name="firm"]')].find(({ value }) => value === name);
}

/** The compliance calendar's planner: computes a year of dates in the browser, and sends nothing. */
export function start(): void {
  const root = requireElement(document, plannerHooks.planner, HTMLElement);
  const data = plannerData.parse(JSON.parse(requireElement(root, 'script', HTMLScriptElement).text));
  const form = requireElement(root, 'form', HTMLFormElement);
  const result = requireElement(root, plannerHooks.result, HTMLElement);
  const alert = requireElement(form, plannerHooks.alert, HTMLElement);
  const button = requireElement(form, 'button[type="submit"]', HTMLButtonElement);
  const keep = requireElement(form, 'input[name="keep"]', HTMLInputElement);
  const rules = [...form.querySelectorAll<HTMLElement>(plannerHooks.rule.selector)];
  const inputs = rules.flatMap(dateInputs);
  const read = () => rules.map(readRule);
  const business = requireElement(form, 'input[name="business"]', HTMLInputElement);
  const noteInForm = business.parentElement ?? business;
  const noteAboveYear = requireElement(root, plannerHooks.leftOut, HTMLElement);
  const note = firmNote(root, data.file.name.replace(/\.ics$/, ''));
  let notePlace: Element = noteInForm;
  let plan: YearPlan | undefined;

  /** Shows the note as the form is now, with the dates that can be worked out already. */
  const showNote = async (place = notePlace) => {
    notePlace = place;
    if (business.value.trim() === '') return note.hide();
    const issued = today();
    const { dates } = planYear(read(), data, issued);
    const words = {
      title: data.file.title,
      name: business.value,
      kind: form.querySelector('label:has(input[name="firm"]:checked) b')?.textContent ?? '',
      issued,
      dates: dates.map(({ date, source: { title, mark } }) => ({ date, title, duty: mark === 'must' })),
    };
    await note.show(words, place);
  };

  const applyFirm = (tick: boolean) => {
    const firm = form.querySelector<HTMLInputElement>('input[name="firm"]:checked')?.value;
    if (firm) showRulesOf(firm, rules, tick);
  };

  /** Plans the year, and shows it with a question at each doubtful field. */
  const update = () => {
    plan = planYear(read(), data, today());
    for (const input of inputs)
      showFieldMessage(input, plan.doubtfulFields.includes(input.name) ? data.texts.doubtful : '', false);
    renderPlan(result, plan, data);
    root.toggleAttribute(plannerHooks.planned.attribute, true);
    loadDownload().catch(console.error);
  };

  /** Says what is missing, and leads to it; true if nothing is. */
  const check = () => {
    const entries = read();
    const nothingChosen = !entries.some(({ ticked }) => ticked);
    alert.textContent = nothingChosen ? data.texts.nothingChosen : '';
    const missing = missingFields(entries);
    for (const input of inputs) {
      const isMissing = missing.includes(input.name);
      showFieldMessage(input, isMissing ? data.texts.missing : '', isMissing);
    }
    inputs.find(({ name }) => missing.includes(name))?.focus();
    return !nothingChosen && missing.length === 0;
  };

  business.addEventListener('input', () => showNote(noteInForm));
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    button.setAttribute('aria-busy', 'true');
    await nextPaint();
    const complete = check();
    if (complete) update();
    button.removeAttribute('aria-busy');
    if (!complete) return;
    // Focus alone would leave the heading at the lower edge of the window, and the dates below it.
    requireElement(result, 'h2', HTMLElement).focus({ preventScroll: true });
    result.scrollIntoView({ behavior: 'instant' });
    const top = scrollY;
    await showNote(noteAboveYear);
    // The note has left the form above the result, which moved up by its height. The visitor may have scrolled on meanwhile.
    if (scrollY === top) result.scrollIntoView({ behavior: 'instant' });
  });

  root.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.name === 'firm') applyFirm(true);
    showNote();
    if (keep.checked) keptEntries.store(form);
    else if (target === keep) keptEntries.remove();
    if (!plan || target === keep || target.name === 'reminder') return;
    // The result follows the form once there is one. A field that is still being filled in gets no message before the next
    // submit.
    const entries = read();
    if (entries.some(({ ticked }) => ticked) && missingFields(entries).length === 0) update();
  });

  requireElement(root, plannerHooks.download, HTMLButtonElement).addEventListener('click', () => {
    const reminders = [...root.querySelectorAll<HTMLInputElement>('input[name="reminder"]:checked')];
    const days = reminders.map(({ value }) => Number(value));
    if (!plan) return;
    const planned = plan;
    loadDownload().then(({ downloadPlan }) => downloadPlan(planned, days, data), console.error);
  });
  requireElement(root, plannerHooks.print, HTMLButtonElement).addEventListener('click', () => print());

  const restored = keptEntries.restore(form);
  const named = namedFirm(form);
  if (named) named.checked = true;
  // Where nothing was stored, the visitor may have chosen a kind of firm, or ticked "keep", before this script loaded.
  applyFirm(named !== undefined || !restored);
  if (keep.checked) keptEntries.store(form);
  showNote();
  button.disabled = false;
}
