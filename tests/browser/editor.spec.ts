import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { site } from '#content/site/site.ts';
import { editorFiles } from '#scripts/editor/files.ts';
import { pickFolder, readFolder, serveEditor } from '../fixtures/browser/editor.ts';
import { madeFromEdited } from '../fixtures/edited.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Opens a form of the editor, and shows all of it: Sveltia draws the fields that are in sight. */
async function open(page: Page, path: string, title: string): Promise<void> {
  await page.goto(`/admin/#/collections/${path}`);
  await expect(page.getByText(title, { exact: true })).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'saved' })).toBeVisible();
}

/** Uploads a picture as a person does: Browse, Upload, Insert. */
async function upload(page: Page, within: Locator, name: string): Promise<void> {
  const buffer = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#0b5c8a' } })
    .jpeg()
    .toBuffer();
  await within.getByRole('button', { name: 'Browse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dialog).toBeHidden();
}

test('staff write an article with a picture, an event, a fee and a photo, and the site shows each', async ({ page }) => {
  test.slow();
  await serveEditor(page, await editorFiles());
  await pickFolder(page);
  await page.setViewportSize({ width: 1280, height: 4000 });
  await page.goto('/admin/');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();

  await open(page, 'articles/new', 'Creating ⁨article⁩');
  await field(page, 'Title').fill('How safeguarding works');
  await field(page, 'Title in the browser’s tab').fill('How safeguarding works');
  await field(page, 'Name in the breadcrumb').fill('Safeguarding');
  await field(page, 'Date of publication').fill('2026-11-20');
  await upload(page, page.getByRole('group', { name: '“⁨Picture⁩” Field' }), 'Two jars (1).JPG');
  await field(page, 'What the picture shows').fill('Two jars of coins');
  await field(page, 'Excerpt for the list').fill('Other people’s money, apart.');
  await field(page, 'Opening').fill('Money that belongs to customers is kept apart from the firm’s own.');
  await field(page, 'Description for search engines').fill('Money that belongs to customers is kept apart from the firm’s own.');
  await page.getByRole('switch', { name: 'Sample', exact: true }).click();
  await field(page, 'Text').click();
  await page.keyboard.type('Count it each day.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForTimeout(3000);
  console.log((await page.locator('body').ariaSnapshot()).slice(-900), page.url());
  for (const [path, body] of await readFolder(page)) if (/safeg|jars/.test(path)) console.log(path, body.length, String(body).slice(0,900));
  await page.screenshot({ path: '/tmp/ed-a.png', clip: {x:0,y:0,width:1280,height:2000} });
});
