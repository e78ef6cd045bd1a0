import { expect, test } from 'vitest';
import { site } from '#content/site/site.ts';
import { builtPages } from '../fixtures/built.ts';

const ANCHORS = [
  'overview',
  'RegulatoryComplianceSupport',
  'RiskManagementAssistance',
  'BankingRelationshipAdvocacy',
  'TechnologicalSupport',
  'AdvocacyandRepresentation',
  'membership-form',
];

const mainOf = (path: string) =>
  builtPages()
    .find((page) => page.path === path)
    ?.document.querySelector('main');

test('the join page has every linked anchor exactly once', () => {
  const main = mainOf('/become-a-member');
  expect(ANCHORS.filter((id) => main?.querySelectorAll(`[id="${id}"]`).length !== 1)).toEqual([]);
});

test('/overview has the same content', () => {
  expect(mainOf('/overview')?.outerHTML).toBe(mainOf('/become-a-member')?.outerHTML);
});

test('the join page shows what the two memberships cost, side by side', () => {
  const table = mainOf('/become-a-member')?.querySelector('table');
  expect(table?.querySelector('caption')?.text).toBe('The two memberships side by side');
  expect(table?.querySelectorAll('[scope=col]').map(({ text }) => text)).toEqual(['MSB Member', 'Affiliate Member']);
  const [msb, affiliate] = table?.querySelectorAll('td').map(({ text }) => text) ?? [];
  expect([msb, affiliate]).toEqual([`£${site.fees.msb} a year`, `£${site.fees.affiliate} a year`]);
});
