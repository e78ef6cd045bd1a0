import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshCache } from '#components/sections/offline/kept.ts';
import { show } from '../../fixtures/component/show.tsx';
import { SampleKeptPages } from '../../fixtures/readers.tsx';

const wish = page.getByRole('checkbox', { name: 'Keep the pages I read' });
const entries = () =>
  page
    .getByRole('list', { name: 'Pages kept on this device' })
    .getByRole('listitem')
    .elements()
    .map((item) => `${item.querySelector('a')?.getAttribute('href')} ${item.textContent}`);

/** Keeps a page as its script does. */
async function keep(path: string, title: string): Promise<void> {
  const response = new Response(`<title>${title} | MSB Association UK</title>`, {
    headers: { date: 'Fri, 20 Nov 2026 10:00:00 GMT' },
  });
  await (await freshCache(path)).put(path, response);
}

beforeEach(async () => {
  for (const name of await caches.keys()) await caches.delete(name);
});

test('the twenty pages that were read last are kept', async () => {
  for (let number = 1; number <= 20; number++) await keep(`/sample-${number}`, `Sample ${number}`);
  await keep('/sample-1', 'Sample 1');
  await keep('/new', 'New');
  const names = await caches.keys();
  expect(names).toHaveLength(20);
  expect(names.slice(-2)).toEqual(['offline:1:/sample-1', 'offline:1:/new']);
  expect(names).not.toContain('offline:1:/sample-2');
});

describe('the list of stored pages', () => {
  test('has the titles and days of the pages, newest first, and is cleared by keyboard', async () => {
    await keep('/sample', 'Fees &amp; charges');
    await keep('/second', 'Second');
    await show(<SampleKeptPages />);
    await expect
      .poll(entries)
      .toEqual(['/second SecondKept on 20 November 2026', '/sample Fees & chargesKept on 20 November 2026']);
    await expect.element(page.getByText('This browser keeps no pages')).not.toBeVisible();
    page.getByRole('button', { name: 'Remove all' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('status')).toHaveTextContent('No pages are kept.');
    expect(entries()).toEqual([]);
    expect(await caches.keys()).toEqual([]);
    await expect.element(wish).toHaveFocus();
  });

  test('is cleared when the reader refuses, which is remembered until the reader allows it again', async () => {
    await keep('/sample', 'Sample');
    await show(<SampleKeptPages />);
    await expect.element(wish).toBeChecked();
    await wish.click();
    await expect.poll(entries).toEqual([]);
    expect(await caches.keys()).toEqual([]);
    await show(<SampleKeptPages />);
    await expect.element(wish).not.toBeChecked();
    await wish.click();
    expect(localStorage.getItem('offlineReading')).toBeNull();
  });
});
