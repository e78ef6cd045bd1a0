import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type EditorSettings, statusLine } from '#scripts/editor/statusLine.ts';

const status = page.getByRole('status');
const addresses = { articles: '/' };

/** Saves the article “new-article” with the check answering so. */
async function save(settings: EditorSettings, ...answers: Response[]): Promise<void> {
  const fetch = vi.spyOn(window, 'fetch');
  for (const answer of answers) fetch.mockResolvedValueOnce(answer);
  await statusLine(settings)('articles', 'new-article');
}

test.each([
  [
    'is right',
    new Response('dist is now built.\nLook at: a\nChecked: all is well on 9 pages.\n'),
    /^CloseChecked: all is well on 9 pages\.\s*Look at: a\b/,
  ],
  [
    'is wrong',
    new Response('✖ line 5, date: Write the date as YYYY-MM-DD.', { status: 422 }),
    /cannot be built from it. Please correct:.*line 5, date: Write the date/,
  ],
  ['could not be checked', new Response('', { status: 500 }), /the check could not be run/],
])('the editor says that what was saved on this computer %s', async (_, answer, said) => {
  await save({ addresses }, answer);
  await expect.element(status).toHaveTextContent(said);
  const links = status.getByRole('link', { name: 'See the page' }).elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(answer.ok ? ['/new-article'] : []);
});

test('on the repository’s host it says what happens next, with links to the check and the page', async () => {
  await save({ repository: 'association/site', addresses });
  await expect.element(status).toHaveTextContent('will be on the site in about four minutes');
  const run = status.getByRole('link', { name: 'See the check' });
  await expect.element(run).toHaveAttribute('href', 'https://github.com/association/site/actions/workflows/site.yml');
});
