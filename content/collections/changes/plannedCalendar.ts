import { type ComplianceRule, complianceCalendar } from '#content/pages/compliance-calendar.ts';
import { fill } from '#content/shared/text.ts';
import { kinds } from '#content/site/kinds.ts';
import { comingChanges } from './index.ts';
import type { Change } from './schema.server.ts';

const { rules } = complianceCalendar;

/** The planner's kinds of firm for each of a change. */
const KINDS = { exchange: ['exchange'], spi: ['spi', 'spi-wider'], api: ['api', 'api-wider'] } as const;

/** A change as a rule of the planner, ticked for the firms that it binds. */
function ruleOf({ slug, title, who, action, mark, begins, source, exactDays, ...change }: Change): ComplianceRule {
  const firms = change.firms.flatMap((kind) => KINDS[kind]);
  const date = { title, when: 'Once', note: action, mark, begins, every: 0, source, shift: {} };
  return {
    id: `change-${slug}`,
    title,
    text: fill(rules.once, { who }),
    whom: who,
    firms,
    preset: mark === 'must' ? firms : [],
    fields: [],
    dates: exactDays.map((day) => ({ ...date, day })),
    sources: [source],
    guide: { label: kinds.change.many, href: kinds.change.address + slug },
  };
}

/** Dated changes that no rule plans and that more than a few firms have to act on. */
const unplanned = comingChanges.filter(
  ({ rule, firms, exactDays }) => !rule && firms.length > 0 && exactDays.length > 0,
);

/** The compliance calendar with the coming changes of the law, which come once. */
export const plannedCalendar = {
  ...complianceCalendar,
  rules: { ...rules, list: [...rules.list, ...unplanned.map(ruleOf)] },
};
