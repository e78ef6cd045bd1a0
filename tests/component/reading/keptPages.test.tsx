import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keep, kept, removeAll } from '../../fixtures/component/keptPages.ts';
import { show } from '../../fixtures/component/show.tsx';
import { SampleKeptPages } from '../../fixtures/readers.tsx';

beforeEach(removeAll);

test('the list of pages has their titles and days, newest first, and is cleared by keyboard', async () => {
  await keep('/sample', 'Fees &amp; charges');
  await keep('/second', 'Second');
  await show(<SampleKeptPages />);
  await expect
    .poll(kept.entries)
    .toEqual(['/second Second, Kept on 20 November 2026', '/sample Fees & charges, Kept on 20 November 2026']);
  await expect.element(page.getByText('This browser keeps no pages')).not.toBeVisible();
  page.getByRole('button', { name: 'Remove all' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('No pages are kept.');
  expect(kept.entries()).toEqual([]);
  expect(await caches.keys()).toEqual([]);
  await expect.element(kept.heading).toHaveFocus();
});

test('a page is removed by its own button, and with the last one everything that offline reading has stored', async () => {
  await keep('/sample', 'Sample');
  await keep('/second', 'Second');
  await caches.open('offline:shell:sample');
  await caches.open('another');
  await show(<SampleKeptPages />);
  await page.getByRole('button', { name: 'Remove “Sample”' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('“Sample” is removed.');
  await expect.element(kept.heading).toHaveFocus();
  expect(await caches.keys()).toEqual(expect.arrayContaining(['offline:2:/second', 'offline:shell:sample']));
  await page.getByRole('button', { name: 'Remove “Second”' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('No pages are kept.');
  expect(await caches.keys()).toEqual(['another']);
});
