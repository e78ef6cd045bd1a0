import { openForm } from '../fixtures/browser/forms.ts';
import { expect, test } from '../fixtures/browser/test.ts';

const NAME = 'Membership Form';
const PATH = '/become-a-member';

test('the page fetches no React before its form is touched, and restores a draft on the next visit by itself', async ({
  page,
  context,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(PATH, { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => /react|Form|hcaptcha/.test(url))).toEqual([]);
  const form = await openForm(page, PATH, NAME);
  await page.getByRole('checkbox', { name: 'Keep a draft on this device' }).check();
  await form.getByLabel('Full name').fill('Sample Applicant');
  const visit = await context.newPage();
  await visit.goto(PATH);
  await expect(visit.getByRole('form', { name: NAME }).getByLabel('Full name')).toHaveValue('Sample Applicant');
});
