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

test('a draft comes back as it was kept', () => {
  expect(parseDraft(serialiseDraft(values))).toMatchObject({ fullname: 'Sample Applicant', membershipCategory: '1' });
});

test('consent is never kept', () => {
  expect(serialiseDraft(values)).not.toContain('consent');
});

test.each([null, '', 'no JSON', '7', 'null'])('%j is no draft', (kept) => {
  expect(parseDraft(kept)).toBeUndefined();
});

test('what can’t be read of a draft is left empty', () => {
  expect(parseDraft('{"fullname":7,"city":"London","membershipCategory":"9"}')).toMatchObject({
    fullname: '',
    city: 'London',
    membershipCategory: '0',
  });
});
