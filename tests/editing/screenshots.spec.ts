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

const WIDTH = 1280;

/** The part of the editor that each picture of docs/editing.md shows: its height from the top, or from a field on. */
const PARTS: Record<string, { height: number; from?: string }> = {
  start: { height: 720 },
  list: { height: 620 },
  article: { height: 1960 },
  event: { height: 1300 },
  cancel: { height: 570, from: 'Status' },
  fee: { height: 420 },
  photo: { height: 900 },
};

/** Takes the pictures of docs/editing.md. */
const photographer =
  (page: Page): Photograph =>
  async (name) => {
    const { height, from } = PARTS[name] ?? { height: 620 };
    const box = from && (await page.getByRole('group', { name: `“⁨${from}⁩” Field` }).boundingBox());
    // A field is in the left half; the preview beside it is of other fields.
    const clip = box ? { x: 0, y: box.y, width: WIDTH / 2, height } : { x: 0, y: 0, width: WIDTH, height };
    const picture = sharp(await page.screenshot({ clip, animations: 'disabled' }));
    const width = Math.min(900, clip.width);
    await picture.resize(width).webp({ quality: 60, effort: 6 }).toFile(`docs/editing/${name}.webp`);
  };

test('the pictures of docs/editing.md', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  const photograph = photographer(page);
  const files = await editorFiles();
  // The start page names the folder, which is called differently on every computer.
  const config = String(files.get('admin/config.json'));
  files.set('admin/config.json', config.replace(/(?<="repo": "association\/)[^"]+/, 'website'));
  await openEditor(page, files, photograph);
  await writeArticle(page, photograph);
  await enterEvent(page, photograph);
  await cancelEvent(page, photograph);
  await changeFee(page, photograph);
  await addPhoto(page, photograph);
});
