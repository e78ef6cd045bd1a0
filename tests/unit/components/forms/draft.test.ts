import { expect, test } from 'vitest';
import { parseDraft, serialiseDraft } from '#components/forms/application/draft.ts';

const values = {
  titleid: '1',
  fullname: 'Sample Applicant',
  phoneNo: '',
  email: '',
  membershipCategory: '1',
  businessName: '',
  businessAddressLine1: '',
  businessAddressLine2: '',
  city: '',
  postcode: '',
  countryCode: '+44',
  consent: true,
};

test('a draft is restored as it was stored', () => {
  expect(parseDraft(serialiseDraft(values))).toMatchObject({ fullname: 'Sample Applicant', membershipCategory: '1' });
});

test('consent is never stored', () => {
  expect(serialiseDraft(values)).not.toContain('consent');
});

test.each([null, '', 'no JSON', '7', 'null'])('%j is not a draft', (kept) => {
  expect(parseDraft(kept)).toBeUndefined();
});

test('an unreadable field of a draft is restored empty', () => {
  expect(parseDraft('{"fullname":7,"city":"London","membershipCategory":"9"}')).toMatchObject({
    fullname: '',
    city: 'London',
    membershipCategory: '0',
  });
});
