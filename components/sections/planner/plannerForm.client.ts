import { requireElement } from '#components/behaviours/requireElement.client.ts';
import { plannerHooks } from './plannerHooks.ts';
import type { FieldEntry, RuleEntry } from './planYear.ts';

export const dateInputs = (rule: HTMLElement) => [...rule.querySelectorAll<HTMLInputElement>('input[type="date"]')];
const tickOf = (rule: HTMLElement) => requireElement(rule, 'input[name="rule"]', HTMLInputElement);

/** A field's label without what a `span` in it says: that the field is optional. */
const labelOf = ({ labels }: HTMLInputElement): string => labels?.[0]?.firstChild?.textContent?.trim() ?? '';

const readField = (input: HTMLInputElement): FieldEntry => {
  const { name, value, validity } = input;
  return {
    name,
    label: labelOf(input),
    value,
    unreadable: validity.badInput,
    optional: input.matches(plannerHooks.optional.selector),
    anyYear: input.matches(plannerHooks.anyYear.selector),
  };
};

/** What the visitor entered for a rule. */
export function readRule(rule: HTMLElement): RuleEntry {
  // The first of the rule's sources.
  const source = requireElement(rule, 'a', HTMLAnchorElement);
  const tick = tickOf(rule);
  return {
    id: tick.value,
    title: requireElement(rule, 'h3', HTMLElement).textContent.trim(),
    ticked: tick.checked,
    fields: dateInputs(rule).map(readField),
    link: { title: source.textContent, url: source.href },
  };
}

/** Shows the rules that can concern a kind of firm; with `tick` it ticks those that usually do. */
export function showRulesOf(firm: string, rules: readonly HTMLElement[], tick: boolean): void {
  const isFor = (firms: string) => firms.split(' ').includes(firm);
  for (const rule of rules) {
    rule.hidden = !isFor(plannerHooks.firms.valueAt(rule));
    if (tick || rule.hidden) tickOf(rule).checked = !rule.hidden && isFor(plannerHooks.preset.valueAt(rule));
  }
}
