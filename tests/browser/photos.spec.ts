import { gallery } from '#content/collections/gallery/photos.ts';
import { galleryWall } from '#content/collections/pictures.ts';
import { expect, type Page, test } from '../fixtures/browser/test.ts';

const ALL = galleryWall.length;

const wall = (page: Page) => page.locator('main a[aria-haspopup]').filter({ visible: true });
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Pictures' });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Filter pictures' }).getByRole('link', { name });

/** Fails unless the lightbox shows the picture with this number. */
async function expectPicture(page: Page, counter: string) {
  await expect(lightbox(page).getByRole('group', { name: counter }).getByRole('img')).toBeVisible();
}

test('the gallery filters its pictures, and wraps around within all pictures and from any address', async ({
  page,
}) => {
  await page.goto('/photos2025#event-space');
  await expect(wall(page)).toHaveCount(
    gallery.find(({ category }) => category.slug === 'event-space')?.pictures.length ?? 0,
  );
  await expect(tab(page, 'Event Space')).toHaveAttribute('aria-current', 'true');
  await tab(page, 'All').click();
  await expect(wall(page)).toHaveCount(ALL);
  const id = await wall(page).nth(9).getAttribute('id');
  await wall(page).first().click();
  await expectPicture(page, `1 of ${ALL}`);
  await page.keyboard.press('ArrowLeft');
  await expectPicture(page, `${ALL} of ${ALL}`);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await page.goto('about:blank');
  await page.goto(`/photos2025#${id}`);
  await expectPicture(page, `10 of ${ALL}`);
});
