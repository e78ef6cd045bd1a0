import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startBackToTop } from '#components/behaviours/backToTop.client.ts';
import { startMenus } from '#components/behaviours/menus.client.ts';
import { startSearchShortcut } from '#components/behaviours/searchShortcut.client.ts';
import { startStickyHeader } from '#components/behaviours/stickyHeader.client.ts';
import { Section } from '#components/layout/Section.tsx';
import { site } from '#content/site/site.ts';
import { show } from '../../fixtures/component/show.tsx';
import { ignoreNextLink } from '../../fixtures/component/visitor.ts';
import { SamplePage } from '../../fixtures/readers.tsx';

const region = page.getByRole('banner').first();

/**
 * What a visitor of the header finds: its dropdown with two links, and the menu of a small screen.
 */
const header = {
  entry: page.getByRole('button', { name: 'Become a Member' }),
  overview: region.getByRole('link', { name: 'Overview' }),
  form: region.getByRole('link', { name: 'Membership Form' }),
  menu: page.getByRole('button', { name: 'Menu' }),
  team: region.getByRole('link', { name: 'Our Team' }),
};

/** Opens a long page with a search field, and starts what its header does. */
async function openLongPage(): Promise<void> {
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
}

beforeEach(openLongPage);

test('the membership dropdown closes when the visitor focuses or clicks something else, or returns to the page', async () => {
  header.entry.element().focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await expect.element(header.overview).toHaveFocus();
  await userEvent.tab();
  await expect.element(header.entry).toHaveAttribute('aria-expanded', 'true');
  await userEvent.tab();
  await expect.element(region.getByRole('link', { name: 'Learning Hub' })).toHaveFocus();
  await expect.element(header.entry).toHaveAttribute('aria-expanded', 'false');
  await header.entry.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect.element(header.entry).toHaveAttribute('aria-expanded', 'false');
  await header.entry.click();
  dispatchEvent(new Event('pagehide'));
  await expect.element(header.entry).toHaveAttribute('aria-expanded', 'false');
});

test('the menu of a small screen closes when one of its links is followed', async () => {
  await page.viewport(390, 844);
  await expect.element(header.team).not.toBeInTheDocument();
  await header.menu.click();
  await expect.element(header.team).toBeVisible();
  await expect.element(header.form).not.toBeInTheDocument();
  await header.entry.click();
  await expect.element(header.form).toBeVisible();
  await expect.element(header.team).toBeVisible();
  await header.menu.click();
  await expect.element(header.team).not.toBeInTheDocument();
  await header.menu.click();
  await expect.element(header.form).not.toBeInTheDocument();
  ignoreNextLink();
  await header.team.click();
  await expect.element(header.team).not.toBeInTheDocument();
});

test('the header sticks once the page has scrolled more than 50 pixels', async () => {
  scrollTo({ top: 50, behavior: 'instant' });
  await new Promise(requestAnimationFrame);
  await expect.element(region).not.toHaveAttribute('data-site-header-stuck');
  scrollTo({ top: 51, behavior: 'instant' });
  await expect.element(region).toHaveAttribute('data-site-header-stuck');
  await expect.element(region).toBeInViewport();
});

test('“Back to top” scrolls to the top and focuses the header', async () => {
  scrollTo({ top: 2_000, behavior: 'instant' });
  await page.getByRole('button', { name: 'Back to top' }).click();
  await expect.poll(() => scrollY).toBe(0);
  await expect.element(region.getByRole('link', { name: `${site.siteName}, home` })).toHaveFocus();
});

test('Ctrl + K in a field and K alone keep their usual meaning', () => {
  const isTaken = (target: Element, ctrlKey: boolean) =>
    !target.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey, bubbles: true, cancelable: true }));
  expect(isTaken(page.getByRole('searchbox').element(), true)).toBe(false);
  expect(isTaken(document.body, false)).toBe(false);
});
