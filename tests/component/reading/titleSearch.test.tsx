import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectedMessages } from '../../fixtures/component/console.ts';
import { show } from '../../fixtures/component/show.tsx';
import { SampleSidebar } from '../../fixtures/readers.tsx';

const others = page.getByRole('region', { name: 'Other posts' });
const box = page.getByRole('searchbox', { name: 'Search other posts' });
const results = () =>
  others
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('[data-title]')?.textContent);
const finds = (titles: string[]) => expect.poll(results).toEqual(titles);
const says = (text: string) => expect.element(others.getByRole('status')).toHaveTextContent(text);

describe('the search beside an article', () => {
  test('filters by title in any case while the visitor types, and announces the number of results', async () => {
    await show(<SampleSidebar />);
    expect(results()).toHaveLength(3);
    await box.fill('MSB');
    await finds(['A guide to MSB regulation', 'Common mistakes of MSBs']);
    await says('2 results');
    await box.fill('reguLATION');
    await finds(['A guide to MSB regulation']);
    await says('1 result');
    await box.fill('dragons');
    await finds([]);
    await says('No results');
    await box.fill('');
    expect(results()).toHaveLength(3);
    await expect.element(others.getByRole('status')).toBeEmptyDOMElement();
  });

  test('leads to its first result by one press of Tab', async () => {
    await show(<SampleSidebar />);
    await box.fill('cash');
    await finds(['The future of cash']);
    await userEvent.tab();
    await expect.element(others.getByRole('link', { name: /The future of cash/ })).toHaveFocus();
  });

  test('says “No results” from the start if there are no other posts', async () => {
    await show(<SampleSidebar posts={[]} />);
    await says('No results');
  });
});

describe('the search beside an article with more posts than the sidebar shows', () => {
  const FILE = '/titles/blogs.json';
  const TITLES = [
    [location.pathname, 'KYC and cash, the article itself', '2025-05-27'],
    ['/sample-cash', 'The future of cash', '2025-06-24'],
    ...Array.from({ length: 15 }, (_, index) => [`/sample-${index}`, `Sample cash post ${index}`, '2024-09-02']),
  ];
  let requests: number;
  let reply: () => Response;

  beforeEach(async () => {
    requests = 0;
    reply = () => Response.json(TITLES);
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (url: string) => {
      if (url !== FILE) return fetch(url);
      requests++;
      return reply();
    });
    await show(<SampleSidebar titles={FILE} />);
  });

  test('fetches all titles once, when the visitor uses it', async () => {
    expect(requests).toBe(0);
    await box.fill('sample cash post 7');
    await finds(['Sample cash post 7']);
    await expect.element(others.getByRole('link', { name: /post 7/ })).toHaveAttribute('href', '/sample-7');
    await expect.element(others.getByText('2 Sept 2024')).toHaveAttribute('datetime', '2024-09-02');
    box.element().blur();
    box.element().focus();
    expect(requests).toBe(1);
  });

  test('shows at most ten results, each once, without the current post', async () => {
    await box.fill('cash');
    await says('10 results');
    expect(results().slice(0, 2)).toEqual(['The future of cash', 'Sample cash post 0']);
    expect(new Set(results()).size).toBe(10);
    await box.fill('KYC');
    await says('No results');
  });

  test('searches the posts on the page if they fail to load, and fetches them again on the next use', async () => {
    expectedMessages.push(/titles\/blogs\.json answered 503/);
    reply = () => new Response('', { status: 503 });
    await box.fill('regulation');
    await finds(['A guide to MSB regulation']);
    await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(requests).toBe(1);
    box.element().blur();
    box.element().focus();
    await expect.poll(() => requests).toBe(2);
    await vi.waitFor(() => expect(console.error).toHaveBeenCalledTimes(2));
  });
});
