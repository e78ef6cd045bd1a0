import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Search } from '#components/sections/search/Search.tsx';
import { siteSearch } from '#content/pages/search.ts';
import { show } from '../../fixtures/component/show.tsx';
import { expectedMessages } from '../../fixtures/component/visitor.ts';
import { sampleSlip } from '../../fixtures/readers.tsx';

/**
 * What Pagefind finds: texts that have the first word that is sought, and others that only begin
 * like it.
 */
const engine = { titles: [''], found: Promise.resolve(), fetched: Promise.resolve() };
const pagefind = async (query: string) => {
  await engine.found;
  const [word = ''] = query.split(' ');
  const found = [...engine.titles, 'another'].map((title, id) => ({
    id: String(id),
    scores: [{ search_term: title === 'another' ? word.slice(0, 2) : word }],
    data: async () => {
      await engine.fetched;
      const meta = { title, kind: id % 3 ? 'page' : 'guide' };
      return { url: `/sample-${id}`, content: `⟦ About ${title}. ⟧`, locations: [2], meta, sub_results: [] };
    },
  }));
  return { results: found, query_term_idfs: query.split(' ').map((term) => ({ term })) };
};

const field = page.getByRole('searchbox');
const status = page.getByRole('status');
const more = page.getByRole('button', { name: siteSearch.results.more });
const list = () => [...document.querySelectorAll('[data-search-results] > ol h3')].map((title) => title.textContent);

const answer = { label: 'Sample answer', answer: 'It is sent.', href: '/sample-0', keywords: 'cost', beside: '' };
const titles = (word: string, count: number) => Array.from({ length: count }, (_, index) => `${word} ${index}`);

beforeEach(() => {
  Object.assign(window, { pagefind });
  Object.assign(engine, { found: Promise.resolve(), fetched: Promise.resolve() });
});

/** A moment that a test waits for, and what makes it come. */
function held(): { until: Promise<void>; release: () => void } {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { until, release: () => release() };
}

/** Shows the search, and searches for a word that a number of pages have. */
async function search(word: string, count: number): Promise<void> {
  await show(<Search content={siteSearch} answers={[answer]} groups={[]} />);
  engine.titles = titles(word, count);
  await field.fill(word);
  await expect.element(status).toHaveTextContent(`“${word}”`);
}

test('the search counts what is listed, and each kind as it lists it; an answer alone is a result', async () => {
  await search('cost', 8);
  await expect.element(page.getByRole('link', { name: 'Sample answer' })).toBeVisible();
  await expect.element(status).toHaveTextContent('8 results for “cost”');
  expect(list()).toHaveLength(8);
  await page.getByRole('button', { name: 'Guides 3' }).click();
  await expect.poll(list).toEqual(['cost 0', 'cost 3', 'cost 6']);
  await search('cost', 0);
  await expect.element(status).toHaveTextContent('1 result for “cost”');
  await expect.element(page.getByRole('link', { name: 'Sample answer' })).toBeVisible();
});

test('an answer of a page with a slip is the head of that slip, and leads to it', async () => {
  const slip = { ...answer, href: '/sample-1', keywords: 'sample', slip: sampleSlip };
  await show(<Search content={siteSearch} answers={[answer, slip]} groups={[]} />);
  engine.titles = [];
  await field.fill('sample');
  await expect.element(status).toHaveTextContent('“sample”');
  await expect.element(page.getByRole('link', { name: sampleSlip.question })).toHaveAttribute('href', '/sample-1');
  await expect.element(page.getByText('£20')).toBeVisible();
  expect(page.getByText('£30').elements()).toEqual([]);
  await expect.element(page.getByText(/^In all £60$/)).toBeVisible();
});

test('the search shows each result once, though more are asked for while the same is searched again, and the focus goes to the field', async () => {
  await search('levy', 25);
  const [found, fetched] = [held(), held()];
  Object.assign(engine, { found: found.until, fetched: fetched.until });
  await userEvent.type(field, '{Enter}');
  // Once the search has begun, which waits for no time.
  await new Promise((resolve) => setTimeout(resolve, 50));
  await more.click();
  found.release();
  await expect.poll(list).toEqual([]);
  fetched.release();
  await expect.poll(list).toHaveLength(10);
  await expect.element(field).toHaveFocus();
  // The second click before the first is answered.
  for (const _ of [1, 2]) more.element().dispatchEvent(new MouseEvent('click'));
  await expect.poll(list).toEqual(titles('levy', 25));
});

test('the search keeps what it has found when an older search fails', async () => {
  expectedMessages.push(/could not be loaded/);
  await search('levy', 2);
  const [older, failed] = [held(), vi.spyOn(console, 'error')];
  engine.found = older.until.then(() => Promise.reject(new Error('The index is not there.')));
  await field.fill('older');
  await new Promise((resolve) => setTimeout(resolve, 300));
  engine.found = Promise.resolve();
  engine.titles = titles('newer', 3);
  await field.fill('newer');
  await expect.element(status).toHaveTextContent('“newer”');
  older.release();
  await expect.poll(() => failed.mock.calls.length).toBe(1);
  expect(list()).toEqual(titles('newer', 3));
  await expect.element(status).toHaveTextContent('3 results for “newer”');
});

test('the search shows what is typed and found as text, and no more of it than can be read', async () => {
  const markup = 'levy <img src=x onerror="document.title=1">\\u003cb\\u003e &lt;';
  await search(markup, 2);
  expect(list()).toEqual(titles(markup, 2));
  expect(document.querySelector('img')).toBeNull();
  expect(new URL(location.href).searchParams.get('q')).toBe(markup);
  await field.fill(`${'levy '.repeat(400)}👩‍👩‍👧`);
  await expect.element(status).toHaveTextContent(/levy levy …”$/);
  expect(status.element().textContent?.length).toBeLessThan(150);
});
