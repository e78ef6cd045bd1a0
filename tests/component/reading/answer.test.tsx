import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Answer } from '#components/ui/slip/Answer.tsx';
import { slipWords } from '#content/site/reading-words.ts';
import { show } from '../../fixtures/component/show.tsx';
import { sampleSlip } from '../../fixtures/slip.ts';

test('an answer is a slip with its question, lines that refer to each source by one number, the sum and the day', async () => {
  const stamp = { label: 'Worked out on', day: '2026-11-24' };
  await show(<Answer slip={sampleSlip} words={slipWords} stamp={stamp} address="example.org/sample" />);
  const slip = page.getByRole('region', { name: sampleSlip.question });
  await expect.element(slip.getByRole('heading', { level: 2 })).toHaveTextContent(sampleSlip.question);
  const texts = (role: 'definition' | 'link') =>
    slip
      .getByRole(role)
      .elements()
      .map(({ textContent }) => textContent);
  expect(texts('definition')).toEqual(['£10[1]', '£20[2]', '£30[1]', 'Ask us']);
  expect(texts('link')).toEqual(['First', 'Second']);
  await expect.element(slip).toHaveTextContent(/In all £60.*Worked out on 24 November 2026/);
});
