import { part } from '#components/behaviours/part.client.ts';
import type { FieldEntry, RuleEntry } from './planYear.ts';

export const dateInputs = (rule: HTMLElement) => [...rule.querySelectorAll<HTMLInputElement>('input[type="date"]')];
const tickOf = (rule: HTMLElement) => part(rule, 'input[name="rule"]', HTMLInputElement);

const readField = ({ name, value, validity, dataset }: HTMLInputElement): FieldEntry => ({
  name,
  label: dataset.label ?? name,
  value,
  unreadable: validity.badInput,
  optional: 'optional' in dataset,
  anyYear: 'anyYear' in dataset,
});

/** What the visitor entered for a rule. */
export function readRule(rule: HTMLElement): RuleEntry {
  const source = part(rule, '[data-sources] a', HTMLAnchorElement);
  return {
    id: rule.dataset.rule ?? '',
    title: part(rule, 'h3', HTMLElement).textContent.trim(),
    ticked: tickOf(rule).checked,
    fields: dateInputs(rule).map(readField),
    link: { title: source.textContent, url: source.href },
  };
}

/** Shows the rules that can concern a kind of firm; with `tick` it ticks those that usually do. */
export function showRulesOf(firm: string, rules: readonly HTMLElement[], tick: boolean): void {
  const isFor = (firms = '') => firms.split(' ').includes(firm);
  for (const rule of rules) {
    rule.hidden = !isFor(rule.dataset.firms);
    if (tick || rule.hidden) tickOf(rule).checked = !rule.hidden && isFor(rule.dataset.preset);
  }
}
