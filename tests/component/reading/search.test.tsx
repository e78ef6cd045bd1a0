import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Search } from '#components/sections/search/Search.tsx';
import type { SearchDocument } from '#components/sections/search/siteIndex.client.ts';
import { siteSearch } from '#content/pages/search.ts';
import { show } from '../../fixtures/component/show.tsx';
import { expectedMessages } from '../../fixtures/component/visitor.ts';
import { SampleSidebar, samplePost, sampleSlip } from '../../fixtures/readers.tsx';

const field = page.getByRole('searchbox');
const status = page.getByRole('status');
const asked = page.getByRole('link', { name: 'Sample question' });
const titles = () => [...document.querySelectorAll('[data-search-results] > ol h3')].map((title) => title.textContent);

/** The pages of an index: each third is a guide. */
const pages = (title: string, count: number): SearchDocument[] =>
  Array.from({ length: count }, (_, at) => ({
    url: `/sample-${at}`,
    kind: at % 3 ? siteSearch.kinds.page.one : siteSearch.kinds.guide.one,
    title: `${title} ${at}`,
    asked: '',
    description: '',
    parts: [{ id: '', heading: '', text: 'Sample text.' }],
  }));

/** Shows the search, with an index of documents. */
async function open(documents: SearchDocument[]): Promise<void> {
  vi.stubGlobal('fetch', async () => Response.json(documents));
  await show(<Search content={siteSearch} asked={[{ label: 'Sample question', href: '/sample' }]} groups={[]} />);
}

test('the search lists common questions until something is typed', async () => {
  await open(pages('Levy', 1));
  await expect.element(asked).toBeVisible();
  await field.fill('levy');
  await expect.element(status).toHaveTextContent('1 result for “levy”');
  expect(asked.elements()).toEqual([]);
  await field.fill('');
  await expect.element(asked).toBeVisible();
  await expect.element(status).toBeEmptyDOMElement();
});

test('the search can list one kind of result on its own', async () => {
  await open(pages('Levy', 8));
  await field.fill('levy');
  await expect.element(status).toHaveTextContent('8 results for “levy”');
  expect(titles()).toHaveLength(8);
  await page.getByRole('button', { name: 'Guides 3' }).click();
  expect(titles()).toEqual(['Levy 0', 'Levy 3', 'Levy 6']);
});

test('the first result shows the slip of its page', async () => {
  await open(pages('Levy', 2).map((document) => ({ ...document, slip: sampleSlip })));
  await field.fill('levy');
  const slips = page.getByRole('listitem').filter({ hasText: sampleSlip.question });
  await expect.poll(() => slips.elements().length).toBe(1);
  await expect.element(slips.getByText(/^In all £60$/)).toBeVisible();
  expect(slips.getByRole('definition').elements()).toHaveLength(sampleSlip.lines.length);
});

test('more results follow those that are shown and take the focus', async () => {
  await open(pages('Levy', 15));
  await field.fill('levy');
  await expect.poll(titles).toHaveLength(10);
  await page.getByRole('button', { name: siteSearch.results.more }).click();
  expect(titles()).toHaveLength(15);
  await expect.element(page.getByRole('link', { name: titles()[10] ?? '' })).toHaveFocus();
  // The results that have it are replaced.
  document.querySelector('form')?.requestSubmit();
  await expect.element(field).toHaveFocus();
});

test('the search shows what is typed and found as text', async () => {
  const markup = 'levy <img src=x onerror="document.title=1">\\u003cb\\u003e &lt;';
  await open(pages(markup, 1));
  await field.fill(markup);
  await expect.element(status).toHaveTextContent(`1 result for “${markup}”`);
  expect(titles()).toEqual([`${markup} 0`]);
  expect(document.querySelector('img')).toBeNull();
  expect(new URL(location.href).searchParams.get('q')).toBe(markup);
  await field.fill(`${'levy '.repeat(400)}👩‍👩‍👧`);
  await expect.element(status).toHaveTextContent(/levy levy …”$/);
  expect(status.element().textContent?.length).toBeLessThan(150);
});

test('the search says that its index can’t be fetched', async () => {
  expectedMessages.push(/could not be loaded/);
  await open([]);
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await userEvent.click(field);
  await expect.element(status).toHaveTextContent(siteSearch.results.failed);
});

const others = page.getByRole('region', { name: 'Other posts' });
const titleSearch = {
  box: page.getByRole('searchbox', { name: 'Search other posts' }),
  said: others.getByRole('status'),
  results: () =>
    others
      .getByRole('listitem')
      .elements()
      .map((item) => item.querySelector('[data-title-search-title]')?.textContent),
};

test('an article’s sidebar search filters titles while the visitor types', async () => {
  await show(<SampleSidebar />);
  expect(titleSearch.results()).toHaveLength(3);
  await titleSearch.box.fill('MSB');
  await expect.poll(titleSearch.results).toEqual(['A guide to MSB regulation', 'Common mistakes of MSBs']);
  await expect.element(titleSearch.said).toHaveTextContent('2 results');
  await titleSearch.box.fill('reguLATION');
  await expect.poll(titleSearch.results).toEqual(['A guide to MSB regulation']);
  await expect.element(titleSearch.said).toHaveTextContent('1 result');
  await userEvent.tab();
  await expect.element(others.getByRole('link', { name: /A guide to MSB regulation/ })).toHaveFocus();
  await titleSearch.box.fill('dragons');
  await expect.poll(titleSearch.results).toEqual([]);
  await expect.element(titleSearch.said).toHaveTextContent('No results');
  await titleSearch.box.fill('');
  expect(titleSearch.results()).toHaveLength(3);
  await expect.element(titleSearch.said).toBeEmptyDOMElement();
});

test('an article’s sidebar search says “No results” where there are no other posts, once something is searched', async () => {
  await show(<SampleSidebar posts={[]} />);
  await expect.element(titleSearch.said).toBeEmptyDOMElement();
  await titleSearch.box.fill('MSB');
  await expect.element(titleSearch.said).toHaveTextContent('No results');
  await titleSearch.box.fill('');
  await expect.element(titleSearch.said).toBeEmptyDOMElement();
});

test('an article’s sidebar search finds posts beyond the ten newest', async () => {
  const posts = Array.from({ length: 16 }, (_, index) => samplePost(`/sample-${index}`, `Cash post ${index}`));
  await show(<SampleSidebar posts={posts} />);
  const newest = posts.slice(0, 10).map(({ title }) => title);
  expect(titleSearch.results()).toEqual(newest);
  await titleSearch.box.fill('cash post 12');
  await expect.poll(titleSearch.results).toEqual(['Cash post 12']);
  await expect.element(others.getByRole('link', { name: /post 12/ })).toHaveAttribute('href', '/sample-12');
  await titleSearch.box.fill('cash');
  await expect.element(titleSearch.said).toHaveTextContent('10 results');
  expect(titleSearch.results()).toEqual(newest);
});
