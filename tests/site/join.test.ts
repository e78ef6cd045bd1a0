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

test('the join page carries every anchor that links lead to, once', () => {
  const main = mainOf('/become-a-member');
  expect(ANCHORS.filter((id) => main?.querySelectorAll(`[id="${id}"]`).length !== 1)).toEqual([]);
});

test('/overview is the same page', () => {
  expect(mainOf('/overview')?.outerHTML).toBe(mainOf('/become-a-member')?.outerHTML);
});
