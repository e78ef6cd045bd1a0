import { type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { editorFiles } from '#scripts/editor/files.ts';
import {
  addPhoto,
  cancelEvent,
  changeFee,
  enterEvent,
  openEditor,
  type Photograph,
  writeArticle,
} from '../fixtures/browser/editorTasks.ts';

/** How much of the editor each picture of docs/editing.md shows, in pixels from the top. */
const HEIGHTS: Record<string, number> = {
  start: 620,
  list: 620,
  article: 1960,
  event: 1300,
  cancel: 2100,
  fee: 420,
  photo: 900,
};

/** Takes the pictures of docs/editing.md. */
const photographer =
  (page: Page): Photograph =>
  async (name) => {
    const clip = { x: 0, y: 0, width: 1280, height: HEIGHTS[name] ?? 620 };
    const picture = sharp(await page.screenshot({ clip, animations: 'disabled' }));
    await picture.resize(900).webp({ quality: 60, effort: 6 }).toFile(`docs/editing/${name}.webp`);
  };

test('the pictures of docs/editing.md', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  const photograph = photographer(page);
  await openEditor(page, await editorFiles(), photograph);
  await writeArticle(page, photograph);
  await enterEvent(page, photograph);
  await cancelEvent(page, photograph);
  await changeFee(page, photograph);
  await addPhoto(page, photograph);
});
