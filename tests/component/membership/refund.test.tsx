import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Joining } from '#components/sections/membership/Joining.tsx';
import { joining } from '#content/pages/joining.ts';
import { site } from '#content/site/site.ts';
import { show } from '../../fixtures/component/show.tsx';

const status = page.getByRole('status');
const begins = page.getByLabelText('Membership begins');
const ends = page.getByLabelText('Last day of membership');

/** The text of a refund on the page. */
const sum = (fee: number, days: number, left: number) =>
  `£${fee} ÷ ${days} × ${left} = £${((fee * left) / days).toFixed(2).replace('.00', '')}`;

test('the refund is calculated for the chosen day, and any other day is refused', async () => {
  await show(<Joining {...joining} />);
  await expect.element(status).toHaveTextContent(sum(site.fees.msb, 365, 292));
  await expect.element(status).toHaveTextContent(sum(site.fees.affiliate, 365, 292));
  await begins.fill('2027-03-01');
  await ends.fill('2027-08-31');
  await expect.element(status).toHaveTextContent(sum(site.fees.affiliate, 366, 182));
  await expect.element(status).toHaveTextContent('The Board needs your notice by 17 August 2027.');
  await expect.element(ends).toHaveAttribute('aria-invalid', 'false');

  await ends.fill('2028-03-01');
  await expect.element(status).toHaveTextContent('Pick a last day from 1 March 2027 to 29 February 2028.');
  await expect.element(status.getByText('MSB Member')).not.toBeVisible();
  await expect.element(ends).toHaveAttribute('aria-invalid', 'true');
});
