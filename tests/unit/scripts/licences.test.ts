import { expect, test } from 'vitest';
import { isAllowed, licenceFaults } from '#scripts/checks/licences.ts';

test.each([
  ['MIT', true],
  ['(MPL-2.0 OR MIT)', true],
  ['(MIT AND ISC)', true],
  ['MPL-2.0', false],
  ['MIT AND MPL-2.0', false],
  ['(MIT OR ISC) AND MPL-2.0', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['', false],
])('the licence "%s" among MIT and ISC is allowed: %s', (expression, allowed) => {
  expect(isAllowed(expression, ['MIT', 'ISC'])).toBe(allowed);
});

test('what is in the site may be asked less of than what only builds it', () => {
  const licences = Object.entries({ a: 'MPL-2.0', b: 'MPL-2.0', c: '', d: 'GPL-3.0-only' });
  const packages = licences.map(([name, licence]) => ({ name, version: '1.0.0', licence }));
  const faults = ['a 1.0.0: MPL-2.0', 'c 1.0.0: no licence named', 'd 1.0.0: GPL-3.0-only'];
  expect(licenceFaults(packages, new Set(['a']))).toEqual(faults);
});
