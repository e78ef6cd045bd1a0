import { expect, test } from 'vitest';
import { builtPages } from './built.ts';

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
