import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AnimatedHeading } from '#components/ui/AnimatedHeading.tsx';
import { allowMotion, emulate } from '../../fixtures/component/media.ts';
import { show } from '../../fixtures/component/show.tsx';
import { SampleGuide, SamplePosts } from '../../fixtures/readers.tsx';

const tools = page.getByRole('region', { name: 'Your checklist' });
const reset = tools.getByRole('button', { name: 'Reset' });
const box = (name: string) => page.getByRole('checkbox', { name });
const storedTicks = () => localStorage.getItem('guideTicks');
const done = (count: number) => expect.element(tools.getByRole('status')).toHaveTextContent(`${count} of 3 done`);

const open = (slug?: string) => show(<SampleGuide slug={slug} />);

describe('the checklist of a guide', () => {
  beforeEach(async () => void (await open()));

  test('stores nothing before the first tick and every tick after it, for each guide separately', async () => {
    await done(0);
    expect(storedTicks()).toBeNull();
    await box('Training log.').click();
    await page.getByText('Risk assessment.', { exact: true }).click();
    await done(2);
    await open();
    await expect.element(box('Training log.')).toBeChecked();
    await expect.element(box('Risk assessment.')).toBeChecked();
    await expect.element(box('Till records')).not.toBeChecked();
    await done(2);
    await open('how-to-renew');
    await done(0);
  });

  test('describes each box by its reason', async () => {
    await expect.element(box('Training log.')).toHaveAccessibleDescription(/how understanding was tested/);
    await expect.element(box('Till records')).not.toHaveAttribute('aria-describedby');
  });

  test('works by keyboard, and deletes all stored ticks on reset', async () => {
    box('Risk assessment.').element().focus();
    await userEvent.keyboard(' ');
    await expect.element(box('Risk assessment.')).toBeChecked();
    reset.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(box('Risk assessment.')).not.toBeChecked();
    await expect.element(box('Risk assessment.')).toHaveFocus();
    await expect.element(reset).toBeDisabled();
    expect(storedTicks()).toBeNull();
  });

  test('prints its ticks, its progress and the date', async () => {
    vi.setSystemTime('2026-12-01T10:00:00Z');
    vi.spyOn(window, 'print').mockImplementation(() => {
      dispatchEvent(new Event('beforeprint'));
    });
    await box('Training log.').click();
    await tools.getByRole('button', { name: 'Print or save as PDF' }).click();
    await emulate('print');
    await expect.element(page.getByText('Printed on 1 December 2026')).toBeVisible();
    await done(1);
    await expect.element(tools.getByRole('button')).not.toBeInTheDocument();
    await expect.element(box('Training log.')).toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' });
  });

  test('can still be ticked if storage is switched off, and says that ticks are not kept', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Storage is switched off.');
    });
    await box('Training log.').click();
    await expect.element(tools.getByText('your ticks last until you leave the page')).toBeVisible();
    await done(1);
  });
});

test('the contents of a guide mark the section that is being read', async () => {
  await show(<SampleGuide />);
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

test('a wide table scrolls in a region that can be focused', async () => {
  await page.viewport(390, 800);
  await show(<SampleGuide />);
  const table = page.getByRole('region', { name: 'What it costs' }).element();
  table.focus();
  await expect.element(table).toHaveFocus();
  expect(table.scrollWidth).toBeGreaterThan(table.clientWidth);
});

test('the whole card of a post is the target of its link', async () => {
  await show(<SamplePosts />);
  for (const card of page.getByRole('article').elements()) {
    card.scrollIntoView();
    const { left, top } = card.getBoundingClientRect();
    expect(document.elementFromPoint(left + 20, top + 20)?.closest('a')).toBe(card.querySelector('a'));
  }
});

describe('the heading of a page', () => {
  const letters = () => getComputedStyle(page.getByRole('heading').element().children[0] ?? document.body);
  const TITLE = 'How to stay compliant with RegData submissions';

  test('is revealed at 0.05 to 0.1 seconds a letter, and is plain text all the while', async () => {
    await allowMotion();
    await show(<AnimatedHeading>{TITLE}</AnimatedHeading>);
    const pace = (Number.parseFloat(letters().animationDuration) * 1000) / TITLE.length;
    expect(letters().animationName).not.toBe('none');
    expect(pace).toBeGreaterThanOrEqual(50);
    expect(pace).toBeLessThanOrEqual(100);
    await expect.element(page.getByRole('heading', { level: 1, name: TITLE, exact: true })).toBeVisible();
  });

  test('is shown whole at once under reduced motion', async () => {
    await show(<AnimatedHeading>{TITLE}</AnimatedHeading>);
    expect(letters().animationName).toBe('none');
  });
});
