import { part } from '#components/behaviours/part.client.ts';
import type { FieldEntry, RuleEntry } from './planYear.ts';

export const dateInputs = (rule: HTMLElement) => [...rule.querySelectorAll<HTMLInputElement>('input[type="date"]')];
const tickOf = (rule: HTMLElement) => part(rule, 'input[name="rule"]', HTMLInputElement);

/** A field's label without what a `span` in it says: that the field is optional. */
const labelOf = ({ labels }: HTMLInputElement): string => labels?.[0]?.firstChild?.textContent?.trim() ?? '';

const readField = (input: HTMLInputElement): FieldEntry => {
  const { name, value, validity, dataset } = input;
  return {
    name,
    label: labelOf(input),
    value,
    unreadable: validity.badInput,
    optional: 'optional' in dataset,
    anyYear: 'anyYear' in dataset,
  };
};

/** What the visitor entered for a rule. */
export function readRule(rule: HTMLElement): RuleEntry {
  // The first of the rule's sources.
  const source = part(rule, 'a', HTMLAnchorElement);
  const tick = tickOf(rule);
  return {
    id: tick.value,
    title: part(rule, 'h3', HTMLElement).textContent.trim(),
    ticked: tick.checked,
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
