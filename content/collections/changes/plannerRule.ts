import { ALL_FIRMS, type ComplianceRule } from '#content/pages/compliance-calendar.ts';
import { changes } from './index.ts';

/** The changes of the law that no rule of the compliance calendar plans, as a rule of their own, each on its days. */
export const changesRule: ComplianceRule = {
  id: 'changes',
  title: 'Changes of the law that come once',
  text: 'Not each concerns every firm. The page of changes says whom, and what to do.',
  firms: ALL_FIRMS,
  preset: [],
  fields: [],
  dates: changes
    .filter(({ rule }) => !rule)
    .flatMap((change) =>
      change.exactDays.map((day) => ({
        title: change.title,
        when: 'Once',
        note: change.action,
        mark: change.mark === 'fixed' ? ('should' as const) : ('advice' as const),
        day,
        every: 0,
        source: change.source,
        shift: {},
      })),
    ),
  sources: [{ title: 'legislation.gov.uk', url: 'https://www.legislation.gov.uk' }],
  guide: { label: 'What changes when', href: '/whats-changing' },
};
