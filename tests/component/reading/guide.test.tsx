import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AnimatedHeading } from '#components/ui/AnimatedHeading.tsx';
import { checklist, openGuide } from '../../fixtures/component/checklist.tsx';
import { allowMotion, emulate } from '../../fixtures/component/media.ts';
import { show } from '../../fixtures/component/show.tsx';
import { SamplePosts } from '../../fixtures/readers.tsx';

describe('the checklist of a guide', () => {
  beforeEach(async () => void (await openGuide()));

  test('stores nothing before the first tick and every tick after it, for each guide separately', async () => {
    await expect.element(checklist.progress).toHaveTextContent('0 of 3 done');
    expect(checklist.storedTicks()).toBeNull();
    await checklist.box('Training log.').click();
    await page.getByText('Risk assessment.', { exact: true }).click();
    await expect.element(checklist.progress).toHaveTextContent('2 of 3 done');
    await openGuide();
    await expect.element(checklist.box('Training log.')).toBeChecked();
    await expect.element(checklist.box('Risk assessment.')).toBeChecked();
    await expect.element(checklist.box('Till records')).not.toBeChecked();
    await expect.element(checklist.progress).toHaveTextContent('2 of 3 done');
    await openGuide('how-to-renew');
    await expect.element(checklist.progress).toHaveTextContent('0 of 3 done');
  });

  test('describes each box by its reason, works by keyboard, and deletes all stored ticks on reset', async () => {
    await expect.element(checklist.box('Training log.')).toHaveAccessibleDescription(/how understanding was tested/);
    await expect.element(checklist.box('Till records')).not.toHaveAttribute('aria-describedby');
    checklist.box('Risk assessment.').element().focus();
    await userEvent.keyboard(' ');
    await expect.element(checklist.box('Risk assessment.')).toBeChecked();
    checklist.reset.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(checklist.box('Risk assessment.')).not.toBeChecked();
    await expect.element(checklist.box('Risk assessment.')).toHaveFocus();
    await expect.element(checklist.reset).toBeDisabled();
    expect(checklist.storedTicks()).toBeNull();
  });

  test('prints its ticks, its progress and the date', async () => {
    vi.setSystemTime('2026-12-01T10:00:00Z');
    vi.spyOn(window, 'print').mockImplementation(() => {
      dispatchEvent(new Event('beforeprint'));
    });
    await checklist.box('Training log.').click();
    await checklist.tools.getByRole('button', { name: 'Print or save as PDF' }).click();
    await emulate('print');
    await expect.element(page.getByText('Printed on 1 December 2026')).toBeVisible();
    await expect.element(checklist.progress).toHaveTextContent('1 of 3 done');
    await expect.element(checklist.tools.getByRole('button')).not.toBeInTheDocument();
    await expect.element(checklist.box('Training log.')).toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' });
  });

  test('can still be ticked if storage is switched off, and says that ticks are not kept', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Storage is switched off.');
    });
    await checklist.box('Training log.').click();
    await expect.element(checklist.tools.getByText('your ticks last until you leave the page')).toBeVisible();
    await expect.element(checklist.progress).toHaveTextContent('1 of 3 done');
  });
});

test('the contents of a guide mark the section that is being read', async () => {
  await openGuide();
  const contents = page.getByRole('navigation', { name: 'In this guide' });
  const isCurrent = (name: string) =>
    expect.element(contents.getByRole('link', { name })).toHaveAttribute('aria-current', 'location');
  await isCurrent('What to expect');
  await contents.getByRole('link', { name: 'On the day' }).click();
  await isCurrent('On the day');
  await expect.element(page.getByRole('heading', { name: 'On the day' })).toBeInViewport();
  scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  await isCurrent('Official sources');
  expect(contents.element().querySelectorAll('[aria-current]')).toHaveLength(1);
});

test('on a phone a wide table stays a table, and the keyboard scrolls it in its frame', async () => {
  await page.viewport(390, 800);
  await openGuide();
  const frame = page.getByRole('region', { name: 'What it costs' });
  expect(frame.getByRole('columnheader').elements()).toHaveLength(5);
  const { scrollWidth, clientWidth } = frame.element();
  expect(scrollWidth).toBeGreaterThan(clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  frame.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => frame.element().scrollLeft).toBeGreaterThan(0);
});

test('the whole card of a post is the target of its link', async () => {
  await show(<SamplePosts />);
  for (const card of page.getByRole('article').elements()) {
    card.scrollIntoView();
    const { left, top } = card.getBoundingClientRect();
    expect(document.elementFromPoint(left + 20, top + 20)?.closest('a')).toBe(card.querySelector('a'));
  }
});

// How long that takes is tested in tests/site/documents.test.ts.
test('the heading of a page is revealed letter by letter, is plain text all the while, and whole at once under reduced motion', async () => {
  const animation = () =>
    getComputedStyle(page.getByRole('heading').element().children[0] ?? document.body).animationName;
  const title = 'How to stay compliant with RegData submissions';
  await show(<AnimatedHeading>{title}</AnimatedHeading>);
  expect(animation()).toBe('none');
  await allowMotion();
  expect(animation()).not.toBe('none');
  await expect.element(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
});
