import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectedMessages } from '../../fixtures/component/console.ts';
import { show } from '../../fixtures/component/show.tsx';
import { openWithTitles, search } from '../../fixtures/component/titleSearch.tsx';
import { SampleSidebar } from '../../fixtures/readers.tsx';

describe('the search beside an article', () => {
  test('filters by title in any case while the visitor types, announces the number, and leads to the first result by Tab', async () => {
    await show(<SampleSidebar />);
    expect(search.results()).toHaveLength(3);
    await search.box.fill('MSB');
    await expect.poll(search.results).toEqual(['A guide to MSB regulation', 'Common mistakes of MSBs']);
    await expect.element(search.said).toHaveTextContent('2 results');
    await search.box.fill('reguLATION');
    await expect.poll(search.results).toEqual(['A guide to MSB regulation']);
    await expect.element(search.said).toHaveTextContent('1 result');
    await userEvent.tab();
    await expect.element(search.others.getByRole('link', { name: /A guide to MSB regulation/ })).toHaveFocus();
    await search.box.fill('dragons');
    await expect.poll(search.results).toEqual([]);
    await expect.element(search.said).toHaveTextContent('No results');
    await search.box.fill('');
    expect(search.results()).toHaveLength(3);
    await expect.element(search.said).toBeEmptyDOMElement();
  });

  test('says “No results” where there are no other posts, once something is searched', async () => {
    await show(<SampleSidebar posts={[]} />);
    await expect.element(search.said).toBeEmptyDOMElement();
    await search.box.fill('MSB');
    await expect.element(search.said).toHaveTextContent('No results');
    await search.box.fill('');
    await expect.element(search.said).toBeEmptyDOMElement();
  });
});

describe('the search beside an article with more posts than the sidebar shows', () => {
  test('fetches all titles once, when it is used, and shows at most ten, each once, without the current post', async () => {
    const requests = await openWithTitles();
    expect(requests()).toBe(0);
    await search.box.fill('sample cash post 7');
    await expect.poll(search.results).toEqual(['Sample cash post 7']);
    await expect.element(search.others.getByRole('link', { name: /post 7/ })).toHaveAttribute('href', '/sample-7');
    await expect.element(search.others.getByText('2 Sept 2024')).toHaveAttribute('datetime', '2024-09-02');
    search.useAgain();
    expect(requests()).toBe(1);
    await search.box.fill('cash');
    await expect.element(search.said).toHaveTextContent('10 results');
    expect(search.results().slice(0, 2)).toEqual(['The future of cash', 'Sample cash post 0']);
    expect(new Set(search.results()).size).toBe(10);
    await search.box.fill('KYC');
    await expect.element(search.said).toHaveTextContent('No results');
  });

  test('searches the posts on the page if they fail to load, and fetches them again on the next use', async () => {
    expectedMessages.push(/titles\/blogs\.json answered 503/);
    const requests = await openWithTitles(() => new Response('', { status: 503 }));
    await search.box.fill('regulation');
    await expect.poll(search.results).toEqual(['A guide to MSB regulation']);
    await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(requests()).toBe(1);
    search.useAgain();
    await expect.poll(requests).toBe(2);
    await vi.waitFor(() => expect(console.error).toHaveBeenCalledTimes(2));
  });
});
