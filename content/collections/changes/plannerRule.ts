import { ALL_FIRMS, type ComplianceRule } from '#content/pages/compliance-calendar.ts';
import { kinds } from '#content/site/kinds.ts';
import { comingChanges } from './index.ts';

/** What no rule of the compliance calendar plans, and what more than a few firms have to do. */
const unplanned = comingChanges.filter(
  ({ rule, firms, exactDays }) => !rule && firms.length > 0 && exactDays.length > 0,
);

/** These as a rule of their own, each on its days and with its own source. */
export const changesRule: ComplianceRule = {
  id: 'changes',
  title: 'Changes of the law that come once',
  text: 'Not each concerns every firm. The page of changes says whom, and what to do.',
  firms: ALL_FIRMS,
  preset: [],
  fields: [],
  dates: unplanned.flatMap(({ title, action, mark, begins, source, exactDays }) =>
    exactDays.map((day) => ({ title, when: 'Once', note: action, mark, begins, day, every: 0, source, shift: {} })),
  ),
  sources: [...new Map(unplanned.map(({ source }) => [source.url, source])).values()],
  guide: { label: kinds.change.many, href: kinds.change.list },
};
