import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { storeSentCopy } from '#components/forms/application/sentCopy.ts';
import { Received } from '#components/sections/membership/Received.tsx';
import { memberSuccess } from '#content/pages/member-success.ts';
import { show } from '../../fixtures/component/show.tsx';

const copy = page.getByRole('region', { name: 'What you sent' });

test('the thank-you page shows a copy of the application, which can be printed and removed', async () => {
  const answers = [
    { name: 'businessName', label: 'Business name', value: 'Sample Exchange Ltd' },
    { name: 'businessAddressLine2', label: 'Business address line 2', value: '' },
  ];
  storeSentCopy(answers, new Date('2026-06-01T13:30:00Z'));
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await show(<Received {...memberSuccess} />);
  await expect.element(copy).toHaveTextContent('Sent on 1 June 2026 at 14:30');
  await expect.element(copy.getByRole('definition')).toHaveTextContent('Sample Exchange Ltd');
  await copy.getByRole('button', { name: 'Print or save as PDF' }).click();
  expect(print).toHaveBeenCalledOnce();
  await copy.getByRole('button', { name: 'Remove this copy' }).click();
  await expect.element(copy).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['has sent nothing', ''],
  ['has an unreadable copy', '{"sent":"yesterday","answers":{}}'],
])('the thank-you page shows no copy to a visitor who %s', async (_, stored) => {
  if (stored) sessionStorage.setItem('applicationCopy', stored);
  await show(<Received {...memberSuccess} />);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you');
  await expect.element(copy).not.toBeInTheDocument();
});
