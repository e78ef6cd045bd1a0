import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Challenges } from '#components/sections/home/Challenges.tsx';
import { challenges } from '#content/collections/challenges.ts';
import { home } from '#content/pages/home.ts';
import { show } from '../../fixtures/component/show.tsx';

const toggles = (name: string) => page.getByRole('button', { name, exact: true }).elements();

test('each challenge shows the rest of its points on request, independently of the others', async () => {
  await show(<Challenges words={home.challenges} challenges={challenges} />);
  const card = page.getByRole('listitem').filter({ hasText: 'Risk Management' });
  const points = () =>
    card
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  const toggle = card.getByRole('button');
  await expect.element(toggle).toHaveAccessibleDescription('Risk Management');
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(points()).toEqual(['Reputational', 'Cybersecurity']);
  await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(points()).toHaveLength(4);
  expect([toggles('Read More').length, toggles('Show Less').length]).toEqual([3, 1]);
  await userEvent.keyboard('{Enter}');
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(points()).toHaveLength(2);
});
