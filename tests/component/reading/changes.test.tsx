import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Changes, type DatedChange } from '#components/sections/whats-changing/Changes.tsx';
import { complianceCalendar } from '#content/pages/compliance-calendar.ts';
import { whatsChanging } from '#content/pages/whats-changing.ts';
import { show } from '../../fixtures/component/show.tsx';
import { textsAt } from '../../fixtures/component/visitor.ts';

const change = (title: string, next: string, more: Partial<DatedChange> = {}): DatedChange => ({
  ...{
    slug: title.toLowerCase(),
    title,
    next,
    days: [next],
    exactDays: [next],
    later: [],
    overAt: `${next}T23:59:59Z`,
  },
  ...{ firms: [], who: 'Everybody', action: `Do what ${title} asks.`, mark: 'must', plainNumbers: [], updated: next },
  ...{ source: { title: 'Sample law', url: 'https://www.legislation.gov.uk/sample' }, isPast: false },
  ...more,
});

/** What was in force and what was to come on 20 November 2026. */
const openChanges = () =>
  show(
    <Changes
      {...complianceCalendar}
      words={whatsChanging}
      today={{ label: 'Today', day: '2026-11-20' }}
      past={[[], [change('First', '2026-10-01', { isPast: true, begins: true })]]}
      coming={[
        [
          {
            heading: 'November 2026',
            changes: [change('Rule', '2026-11-22', { begins: true }), change('Report', '2026-11-23')],
          },
          { heading: 'December 2026', changes: [change('Return', '2026-12-21')] },
        ],
        [{ heading: 'July 2027', changes: [change('Limit', '2027-07-10')] }],
      ]}
      fold="Later"
    >
      Subscribe
    </Changes>,
  );

test('a line of days that was built before today has its mark after what has begun since, and nothing that was due', async () => {
  vi.setSystemTime('2026-11-24T10:00:00Z');
  await openChanges();
  await expect.element(page.getByText('Today, 24 November 2026')).toBeVisible();
  expect(textsAt('[data-today-past] summary b')).toEqual(['First', 'Rule']);
  await expect.element(page.getByText('Report')).not.toBeInTheDocument();
  expect(textsAt('section section h2')).not.toContain('November 2026');
  await expect.element(page.getByRole('heading', { name: 'December 2026' })).toBeVisible();
});

test('the change that the address names is open, also where it was folded', async () => {
  await openChanges();
  location.hash = 'limit';
  await expect.element(page.getByText('Do what Limit asks.')).toBeVisible();
  await expect.element(page.getByText('Do what Return asks.')).not.toBeVisible();
});
