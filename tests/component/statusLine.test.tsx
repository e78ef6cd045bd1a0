import { afterEach, expect, test, vi } from 'vitest';
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

afterEach(() => {
  vi.restoreAllMocks();
  document.querySelector('[role=status]')?.remove();
});

test('the editor says that what was saved on this computer is right, with a link to its page', async () => {
  await save({ addresses }, new Response('made'));
  await expect.element(status).toHaveTextContent('Checked: all is well.');
  await expect.element(status.getByRole('link', { name: 'See the page' })).toHaveAttribute('href', '/new-article');
});

test('or what is wrong, as the check says it', async () => {
  const wrong =
    'content/collections/articles/new-article.md needs fixing:\n✖ line 5, date: Write the date as YYYY-MM-DD.';
  await save({ addresses }, new Response(wrong, { status: 422 }));
  await expect
    .element(status)
    .toHaveTextContent(/cannot be made from it. Please correct:.*line 5, date: Write the date/);
});

test('or that the check could not be run', async () => {
  await save({ addresses }, new Response('', { status: 500 }));
  await expect.element(status).toHaveTextContent('The check could not be run');
});

test('on the repository’s host it says what happens next, with links to the check and the page', async () => {
  await save({ repository: 'association/site', addresses });
  await expect.element(status).toHaveTextContent('your change is on the site in about four minutes');
  const run = status.getByRole('link', { name: 'See the check' });
  await expect.element(run).toHaveAttribute('href', 'https://github.com/association/site/actions/workflows/site.yml');
});
