import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startBackToTop } from '#components/behaviours/backToTop.client.ts';
import { startMenus } from '#components/behaviours/menus.client.ts';
import { startSearchShortcut } from '#components/behaviours/searchShortcut.client.ts';
import { startStickyHeader } from '#components/behaviours/stickyHeader.client.ts';
import { Section } from '#components/layout/Section.tsx';
import { show } from '../../fixtures/component/show.tsx';
import { SamplePage } from '../../fixtures/readers.tsx';

const header = page.getByRole('banner').first();
const entry = page.getByRole('button', { name: 'Become a Member' });
const menu = page.getByRole('button', { name: 'Menu' });
const overview = header.getByRole('link', { name: 'Overview' });
const form = header.getByRole('link', { name: 'Membership Form' });
const team = header.getByRole('link', { name: 'Our Team' });
const open = (button: typeof entry, isOpen: boolean) =>
  expect.element(button).toHaveAttribute('aria-expanded', String(isOpen));

beforeEach(async () => {
  await show(
    <SamplePage>
      {['One', 'Two', 'Three'].map((label) => (
        <Section key={label} label={label}>
          <p>{'A long text. '.repeat(600)}</p>
        </Section>
      ))}
      <input type="search" />
    </SamplePage>,
  );
  startMenus();
  startStickyHeader();
  startBackToTop();
  startSearchShortcut();
});

describe('the membership dropdown', () => {
  test('opens on a click, closes on Escape and returns the focus', async () => {
    await expect.element(form).not.toBeInTheDocument();
    await entry.click();
    await expect.element(form).toBeVisible();
    await open(entry, true);
    await userEvent.tab();
    await expect.element(overview).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(entry).toHaveFocus();
  });

  test('closes when the visitor focuses or clicks something else, or returns to the page', async () => {
    entry.element().focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect.element(overview).toHaveFocus();
    await userEvent.tab();
    await open(entry, true);
    await userEvent.tab();
    await expect.element(header.getByRole('link', { name: 'Learning Hub' })).toHaveFocus();
    await open(entry, false);
    await entry.click();
    await page.getByRole('heading', { level: 1 }).click();
    await open(entry, false);
    await entry.click();
    dispatchEvent(new Event('pageshow'));
    await open(entry, false);
  });
});

test('the menu of a small screen opens with its dropdown and closes, also when one of its links is followed', async () => {
  await page.viewport(390, 844);
  await expect.element(team).not.toBeInTheDocument();
  await menu.click();
  await expect.element(team).toBeVisible();
  await expect.element(form).toBeVisible();
  await entry.click();
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(team).toBeVisible();
  await menu.click();
  await expect.element(team).not.toBeInTheDocument();
  await menu.click();
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await team.click();
  await expect.element(team).not.toBeInTheDocument();
});

test('the header sticks once the page has scrolled more than 50 pixels', async () => {
  scrollTo({ top: 50, behavior: 'instant' });
  await new Promise(requestAnimationFrame);
  await expect.element(header).not.toHaveAttribute('data-stuck');
  scrollTo({ top: 51, behavior: 'instant' });
  await expect.element(header).toHaveAttribute('data-stuck');
  await expect.element(header).toBeInViewport();
});

test('“Back to top” scrolls to the top and focuses the header', async () => {
  scrollTo({ top: 2_000, behavior: 'instant' });
  await page.getByRole('button', { name: 'Back to top' }).click();
  await expect.poll(() => scrollY).toBe(0);
  await expect.element(header.getByRole('link', { name: 'MSB Association UK, home' })).toHaveFocus();
});

test('in a field Ctrl + K keeps its own meaning, and so does K without Ctrl anywhere', () => {
  const isTaken = (target: Element, ctrlKey: boolean) =>
    !target.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey, bubbles: true, cancelable: true }));
  expect(isTaken(page.getByRole('searchbox').element(), true)).toBe(false);
  expect(isTaken(document.body, false)).toBe(false);
});
