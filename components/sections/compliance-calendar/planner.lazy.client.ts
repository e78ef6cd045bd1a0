import { attributeOf, selectorOf, valueAt } from '#components/dom/hooks.ts';
import { keepCurrent } from '#components/dom/keepCurrent.ts';
import { showLoadFailure } from '#components/dom/loadFailure.ts';
import { nextPaint } from '#components/dom/nextPaint.ts';
import { requireElement } from '#components/dom/requireElement.client.ts';
import { withDeadline } from '#components/dom/timeLimit.ts';
import { today } from '#content/shared/dates.ts';
import { entriesOf, keptEntries } from './keptEntries.client.ts';
import { plannerData } from './plannerData.shared.ts';
import { planYear, type YearPlan } from './planYear.shared.ts';
import { numberSources, renderPlan } from './renderPlan.client.ts';

/**
 * The writer of calendar files is larger than the planner. It is fetched when a year is planned, so
 * that the click is answered at once.
 */
const loadDownload = () => import('./downloadPlan.client.ts');

/**
 * The compliance calendar's planner: computes a year of dates in the browser, and sends nothing.
 */
export function start(): void {
  const root = requireElement(document, selectorOf('planner'), HTMLElement);
  const data = plannerData.parse(JSON.parse(requireElement(root, 'script', HTMLScriptElement).text));
  const form = requireElement(root, 'form', HTMLFormElement);
  const result = requireElement(root, selectorOf('planner-result'), HTMLElement);
  const alert = requireElement(form, selectorOf('planner-alert'), HTMLElement);
  const unkept = requireElement(form, selectorOf('planner-unkept'), HTMLElement);
  const button = requireElement(form, 'button[type="submit"]', HTMLButtonElement);
  const keep = requireElement(form, 'input[name="keep"]', HTMLInputElement);
  const firms = [...form.querySelectorAll<HTMLInputElement>('input[name="firm"]')];
  const ticks = [...form.querySelectorAll<HTMLInputElement>('input[name="rule"]')];
  const adds = [...result.querySelectorAll<HTMLButtonElement>(selectorOf('planner-add'))];
  let plan: YearPlan | undefined;
  /** The kind of firm whose rules are shown. */
  let shown: string | undefined;

  /** Stores the entries while the box is ticked; unticks it where the browser stores nothing. */
  const store = () => {
    unkept.textContent = '';
    if (!keep.checked || keptEntries.store(form)) return;
    keep.checked = false;
    keptEntries.remove();
    unkept.textContent = valueAt('planner-unkept', unkept);
  };

  /** The chosen kind of firm, in words. */
  const kind = () => form.querySelector('label:has(input[name="firm"]:checked) b')?.textContent ?? '';

  /** Shows the rules that can concern the chosen kind of firm, and ticks those that usually do. */
  const applyFirm = () => {
    const firm = firms.find(({ checked }) => checked)?.value;
    if (!firm) return;
    shown = firm;
    for (const input of ticks) {
      const rule = data.rules.find(({ id }) => id === input.value);
      input.closest('li')?.toggleAttribute('hidden', !rule?.firms.includes(firm));
      input.checked = (rule?.preset ?? rule?.firms)?.includes(firm) ?? false;
    }
  };

  /** Offers the rules that can concern the firm and aren't in its year. */
  const offerOthers = () => {
    for (const add of adds) {
      const input = ticks.find(({ value }) => value === valueAt('planner-add', add));
      add.hidden = !input || input.checked || input.closest('li[hidden]') !== null;
    }
  };

  const update = () => {
    offerOthers();
    plan = planYear(entriesOf(form), data, today());
    renderPlan(root, plan, data, kind());
    root.toggleAttribute(attributeOf('planner-planned'), true);
    numberSources(root);
    loadDownload().catch(console.error);
  };

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    // A date is saved in its own row, by its button or by Enter, and the focus stays there.
    const sender = event.submitter === button ? document.activeElement : event.submitter;
    const row = sender?.closest(selectorOf('planner-field'));
    if (row) {
      update();
      return requireElement(row, 'input', HTMLInputElement).focus();
    }
    const chosen = firms.find(({ checked }) => checked);
    alert.textContent = chosen ? '' : data.texts.missing;
    if (!chosen) return firms[0]?.focus();
    // Password managers and scripts fill fields without an event.
    if (chosen.value !== shown) applyFirm();
    store();
    button.setAttribute('aria-busy', 'true');
    await nextPaint();
    update();
    button.removeAttribute('aria-busy');
    // Focus without scrolling would leave the heading at the lower edge of the window, and the
    // dates below it.
    requireElement(result, 'h2', HTMLElement).focus({ preventScroll: true });
    result.scrollIntoView({ behavior: 'instant' });
  });

  root.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.name === 'firm') {
      alert.textContent = '';
      applyFirm();
    }
    if (target === keep && !keep.checked) keptEntries.remove();
    else store();
    // The year follows the ticks once there is one.
    if (plan && ['firm', 'rule'].includes(target.name)) update();
  });

  for (const add of adds)
    add.addEventListener('click', () => {
      ticks.find(({ value }) => value === valueAt('planner-add', add))?.click();
      requireElement(result, 'h3[tabindex]', HTMLElement).focus();
    });
  requireElement(root, selectorOf('planner-download'), HTMLButtonElement).addEventListener('click', () => {
    if (plan) update();
    const reminders = [...root.querySelectorAll<HTMLInputElement>('input[name="reminder"]:checked')];
    const days = reminders.map(({ value }) => Number(value));
    if (!plan) return;
    const planned = plan;
    withDeadline(loadDownload()).then(
      ({ downloadPlan }) => downloadPlan(planned, days, data),
      (error) => {
        console.error(error);
        showLoadFailure();
      },
    );
  });
  requireElement(root, selectorOf('planner-print'), HTMLButtonElement).addEventListener('click', () => {
    if (plan) update();
    print();
  });

  const restored = keptEntries.restore(form);
  // The kind of firm that the address names, as the till slip's links do: `?firm=spi`.
  const named = firms.find(({ value }) => value === new URLSearchParams(location.search).get('firm'));
  if (named) named.checked = true;
  // The visitor may have chosen a kind of firm before this script loaded.
  applyFirm();
  // Again, since the ticks of the kind of firm have replaced the visitor's own.
  if (!named) keptEntries.restore(form);
  store();
  numberSources(root);
  if (named || (restored && firms.some(({ checked }) => checked))) update();
  keepCurrent(() => {
    if (plan && plan.year.from !== today()) update();
  });
}
