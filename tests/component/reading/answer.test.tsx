import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Answer } from '#components/ui/slip/Answer.tsx';
import { slipWords } from '#content/site/slip.ts';
import { show } from '../../fixtures/component/show.tsx';
import { sampleSlip } from '../../fixtures/slip.ts';

const refers = (name: string) => page.getByRole('definition').filter({ hasText: name });

test('an answer is a slip with its question, lines that refer to each source by one number, the sum and the day', async () => {
  await show(<Answer slip={sampleSlip} words={slipWords} reviewed="2026-11-24" address="example.org/sample" />);
  const slip = page.getByRole('region', { name: 'What does a sample cost?' });
  await expect.element(slip.getByRole('heading', { level: 2 })).toHaveTextContent('What does a sample cost?');
  await expect.element(refers('£10')).toHaveTextContent('£10[1]');
  await expect.element(refers('£20')).toHaveTextContent('£20[2]');
  await expect.element(refers('£30')).toHaveTextContent('£30[1]');
  await expect.element(refers('Ask us')).toHaveTextContent(/^Ask us$/);
  expect(
    slip
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['First', 'Second']);
  await expect.element(slip).toHaveTextContent(/In all £60.*Reviewed 24 November 2026/);
});
