import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../fixtures/component/show.tsx';
import { SampleSidebar, samplePost } from '../../fixtures/readers.tsx';

const others = page.getByRole('region', { name: 'Other posts' });
const search = {
  box: page.getByRole('searchbox', { name: 'Search other posts' }),
  said: others.getByRole('status'),
  results: () =>
    others
      .getByRole('listitem')
      .elements()
      .map((item) => item.querySelector('[data-title-search-title]')?.textContent),
};

test('the search beside an article filters titles while the visitor types, and announces the number', async () => {
  await show(<SampleSidebar />);
  expect(search.results()).toHaveLength(3);
  await search.box.fill('MSB');
  await expect.poll(search.results).toEqual(['A guide to MSB regulation', 'Common mistakes of MSBs']);
  await expect.element(search.said).toHaveTextContent('2 results');
  await search.box.fill('reguLATION');
  await expect.poll(search.results).toEqual(['A guide to MSB regulation']);
  await expect.element(search.said).toHaveTextContent('1 result');
  await userEvent.tab();
  await expect.element(others.getByRole('link', { name: /A guide to MSB regulation/ })).toHaveFocus();
  await search.box.fill('dragons');
  await expect.poll(search.results).toEqual([]);
  await expect.element(search.said).toHaveTextContent('No results');
  await search.box.fill('');
  expect(search.results()).toHaveLength(3);
  await expect.element(search.said).toBeEmptyDOMElement();
});

test('the search beside an article says “No results” where there are no other posts, once something is searched', async () => {
  await show(<SampleSidebar posts={[]} />);
  await expect.element(search.said).toBeEmptyDOMElement();
  await search.box.fill('MSB');
  await expect.element(search.said).toHaveTextContent('No results');
  await search.box.fill('');
  await expect.element(search.said).toBeEmptyDOMElement();
});

test('the search beside an article shows the ten newest of many posts, and finds the others', async () => {
  const posts = Array.from({ length: 16 }, (_, index) => samplePost(`/sample-${index}`, `Cash post ${index}`));
  await show(<SampleSidebar posts={posts} />);
  const newest = posts.slice(0, 10).map(({ title }) => title);
  expect(search.results()).toEqual(newest);
  await search.box.fill('cash post 12');
  await expect.poll(search.results).toEqual(['Cash post 12']);
  await expect.element(others.getByRole('link', { name: /post 12/ })).toHaveAttribute('href', '/sample-12');
  await search.box.fill('cash');
  await expect.element(search.said).toHaveTextContent('10 results');
  expect(search.results()).toEqual(newest);
});
