import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keep, kept, removeAll } from '../../fixtures/component/keptPages.ts';
import { show } from '../../fixtures/component/show.tsx';
import { SampleKeptPages } from '../../fixtures/readers.tsx';

beforeEach(removeAll);

test('the twenty pages that were read last are kept', async () => {
  for (let number = 1; number <= 20; number++) await keep(`/sample-${number}`, `Sample ${number}`);
  await keep('/sample-1', 'Sample 1');
  await keep('/new', 'New');
  const names = await caches.keys();
  expect(names).toHaveLength(20);
  expect(names.slice(-2)).toEqual(['offline:1:/sample-1', 'offline:1:/new']);
  expect(names).not.toContain('offline:1:/sample-2');
});

test('the list of pages has their titles and days, newest first, and is cleared by keyboard', async () => {
  await keep('/sample', 'Fees &amp; charges');
  await keep('/second', 'Second');
  await show(<SampleKeptPages />);
  await expect
    .poll(kept.entries)
    .toEqual(['/second SecondKept on 20 November 2026', '/sample Fees & chargesKept on 20 November 2026']);
  await expect.element(page.getByText('This browser keeps no pages')).not.toBeVisible();
  page.getByRole('button', { name: 'Remove all' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('No pages are kept.');
  expect(kept.entries()).toEqual([]);
  expect(await caches.keys()).toEqual([]);
  await expect.element(kept.wish).toHaveFocus();
});

test('the list of pages is cleared when the reader refuses, which is remembered until that is undone', async () => {
  await keep('/sample', 'Sample');
  await show(<SampleKeptPages />);
  await expect.element(kept.wish).toBeChecked();
  await kept.wish.click();
  await expect.poll(kept.entries).toEqual([]);
  expect(await caches.keys()).toEqual([]);
  await show(<SampleKeptPages />);
  await expect.element(kept.wish).not.toBeChecked();
  await kept.wish.click();
  expect(localStorage.getItem('offlineReading')).toBeNull();
});
