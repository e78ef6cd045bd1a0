import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Changes } from '#components/sections/whats-changing/Changes.tsx';
import type { Change } from '#content/collections/changes/schema.server.ts';
import { complianceCalendar } from '#content/pages/compliance-calendar.ts';
import { whatsChanging } from '#content/pages/whats-changing.ts';
import { show } from '../../fixtures/component/show.tsx';
import { lookAgain, textsAt } from '../../fixtures/component/visitor.ts';

const change = (title: string, next: string, more: Partial<Change> = {}): Change => ({
  slug: title.toLowerCase(),
  title,
  next,
  days: [next],
  exactDays: [next],
  firms: [],
  who: 'Everybody',
  action: `Do what ${title} asks.`,
  mark: 'must',
  plainNumbers: [],
  updated: next,
  source: { title: 'Sample law', url: 'https://www.legislation.gov.uk/sample' },
  isPast: false,
  ...more,
});

/** What was in force and what was to come on 20 November 2026. */
const openChanges = () =>
  show(
    <Changes
      marks={complianceCalendar.marks}
      marksHeading={complianceCalendar.marksHeading}
      words={whatsChanging}
      today={{ label: 'Today', day: '2026-11-20' }}
      changes={[
        change('First', '2026-10-01', { isPast: true, begins: true }),
        change('Rule', '2026-11-22', { begins: true }),
        change('Report', '2026-11-23'),
        change('Return', '2026-12-21'),
        ...[1, 2, 3, 4, 5, 6].map((month) => change(`Limit${month}`, `2027-0${month}-10`)),
      ]}
      nameOf={(path) => path}
    >
      Subscribe
    </Changes>,
  );

test('a timeline built before today marks today after the changes that have begun since', async () => {
  vi.setSystemTime('2026-11-22T10:00:00Z');
  await openChanges();
  expect(textsAt('[data-today-past] summary b')).toEqual(['First']);
  lookAgain('2026-11-24T10:00:00Z');
  await expect.element(page.getByText('Today, 24 November 2026')).toBeVisible();
  expect(textsAt('[data-today-past] summary b')).toEqual(['First', 'Rule']);
  await expect.element(page.getByText('Report')).not.toBeInTheDocument();
  expect(textsAt('section section h2')).not.toContain('November 2026');
  await expect.element(page.getByRole('heading', { name: 'December 2026' })).toBeVisible();
});

test('the change in the address is open, even if it was folded', async () => {
  await openChanges();
  location.hash = 'limit6';
  await expect.element(page.getByText('Do what Limit6 asks.')).toBeVisible();
  await expect.element(page.getByText('Do what Return asks.')).not.toBeVisible();
});
