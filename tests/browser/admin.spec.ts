import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, type Page, type Request, test } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { articleSchema } from '#content/collections/articles/schema.server.ts';
import { eventSchema } from '#content/collections/events/schema.server.ts';
import { guideSchema } from '#content/collections/guides/schema.server.ts';
import { feesSchema } from '#content/figures/fees.server.ts';
import { collectionFolder, contentFolder, picturesFolder } from '#content/schema/contentFolder.server.ts';
import { readEntry } from '#content/schema/entries/entry.server.ts';
import { HEADINGS } from '#content/schema/markdown.server.ts';
import { editorWords } from '#content/site/editor-words.ts';
import { editorFiles } from '#scripts/editor/files.ts';
import { CHECK, EDITOR } from '#scripts/editor/paths.ts';
import { contentType } from '#scripts/server/contentType.ts';
import { EDITOR_HEADERS } from '#scripts/server/headers.ts';
import { listFiles } from '#scripts/shared/files.ts';

declare global {
  /** The folder of the browser's own at a path. */
  function openFolder(path: string): Promise<FileSystemDirectoryHandle>;
}

/** What the tasks need of the working folder. */
const FOLDERS = ['collections/articles', 'collections/events', 'collections/guides', 'pages', 'site'];

const FAULT = 'content/collections/articles/how-safeguarding-works.md needs fixing:\n✖ line 7, date: Write a day.';

// What staff write into the fields of an article and of an event.
const article = {
  Title: 'How safeguarding works',
  'Title in the browser’s tab': 'How safeguarding works',
  'Name in the breadcrumb': 'Safeguarding',
  'Date of publication': '2097-11-20',
  'Excerpt for the list': 'Other people’s money, apart.',
  Opening: 'Money that belongs to customers is kept apart.',
  'Description for search engines': 'Money that belongs to customers is kept apart from the firm’s.',
};
const event = {
  Title: 'Autumn meeting',
  Kind: 'Meeting',
  'Start in London': '5/10/2097',
  'What it is about': 'Members meet.',
  Place: 'Online',
};

/** Answers with the editor and its headers, and to its check with a fault. */
async function serveEditor(page: Page): Promise<void> {
  const files = await editorFiles();
  const headers = Object.fromEntries(EDITOR_HEADERS);
  await page.route(/\/admin(\/|$)/, (route) => {
    const path = new URL(route.request().url()).pathname.slice(1);
    if (path === `${EDITOR}/${CHECK}`) return route.fulfill({ status: 422, contentType: 'text/plain', body: FAULT });
    const name = path === 'admin' ? 'admin.html' : path;
    const body = files.get(name);
    if (body === undefined) return route.fulfill({ status: 404, body: 'Not found' });
    return route.fulfill({ headers, contentType: contentType(name), body: Buffer.from(body) });
  });
}

/**
 * Copies the content into a folder of the browser's own, and has the folder picker answer with it.
 */
async function pickFolder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const openFolder = async (path: string) => {
      let folder = await navigator.storage.getDirectory();
      for (const name of path.split('/')) folder = await folder.getDirectoryHandle(name, { create: true });
      return folder;
    };
    Object.assign(window, { openFolder, showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto('/admin/blank');
  const files = FOLDERS.flatMap((folder) => listFiles(join(contentFolder, folder)).map((file) => `${folder}/${file}`));
  await page.evaluate(
    async (copies) => {
      await openFolder('.git');
      for (const { folder, name, text } of copies) {
        const file = await (await openFolder(folder)).getFileHandle(name, { create: true });
        const stream = await file.createWritable();
        await stream.write(text);
        await stream.close();
      }
    },
    files.map((file) => ({
      folder: dirname(`content/${file}`),
      name: basename(file),
      text: readFileSync(join(contentFolder, file), 'utf8'),
    })),
  );
}

/** The text of a file in the browser's folder; fails where it isn't there. */
const savedText = (page: Page, file: string): Promise<string> =>
  page.evaluate(
    async ([folder, name]) => (await (await (await openFolder(folder)).getFileHandle(name)).getFile()).text(),
    [dirname(file), basename(file)] as const,
  );

// Its scripts go on in a context that is emptied, and what they log would fail the next test.
test.use({ actionTimeout: 30_000, reuseContext: false });

/** What a visitor of the editor finds and does. */
function editorOf(page: Page) {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const saveButton = page.getByRole('button', { name: 'Save', exact: true });
  return {
    field,
    saveButton,
    open: (path: string) => page.goto(`/admin#/collections/${path}`),
    fill: async (texts: Record<string, string>) => {
      for (const [name, text] of Object.entries(texts)) await field(name).fill(text);
    },
    /** Saves a form; the editor then goes back to the list. */
    save: async () => {
      await saveButton.click();
      await expect(page).not.toHaveURL(/\/new$|\/entries\//);
    },
  };
}

/** What the page has received from other hosts. */
const elsewhere: string[] = [];

test.beforeEach(async ({ page }) => {
  test.setTimeout(300_000);
  elsewhere.length = 0;
  const note = (request: Request) => {
    const other = /^https?:/.test(request.url()) && new URL(request.url()).hostname !== 'localhost';
    if (other && request.failure()?.errorText !== 'csp') elsewhere.push(request.url());
  };
  page.on('requestfinished', note);
  page.on('requestfailed', note);

  await serveEditor(page);
  await pickFolder(page);
  await page.goto('/admin');
  const start = page.getByRole('button', { name: 'Work with Local Repository' });
  await expect(start).toBeVisible();
  // Below the fold, Sveltia shows a field only when it comes near the screen.
  await page.setViewportSize({ width: 1280, height: 4000 });
  await start.click();
  await expect(page.getByText('The future of cash processing')).toBeVisible();
});

// The policy of the editor stops what Sveltia asks of other hosts: its fonts, and news.
test.afterEach(() => expect(elsewhere).toEqual([]));

test('the site can read an article with a picture that staff write in the editor', async ({ page }) => {
  const { field, saveButton, open, fill, save } = editorOf(page);
  await open('articles/new');
  await page.getByRole('group', { name: '“⁨Picture⁩” Field' }).getByRole('button', { name: 'Browse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  const buffer = await sharp(`${picturesFolder}/covers/events.svg`).resize(640).jpeg().toBuffer();
  await (await chooser).setFiles({ name: 'Two jars (1).JPG', mimeType: 'image/jpeg', buffer });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dialog).toBeHidden();
  await fill(article);
  await page.getByRole('switch', { name: 'Sample', exact: true }).click();
  await field('Text').click();
  await page.keyboard.type('# A second title');
  await saveButton.click();
  await expect(page.getByRole('alert').filter({ hasText: HEADINGS.advice })).toBeVisible();
  await field('Text').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('Count it each day.');
  await save();
  const file = 'content/collections/articles/how-safeguarding-works.md';
  expect(readEntry(file, await savedText(page, file), articleSchema)).toMatchObject({
    title: 'How safeguarding works',
    date: '2097-11-20',
    image: 'covers/two-jars-1',
    body: expect.stringContaining('Count it each day.'),
  });
  await savedText(page, 'content/pictures/covers/two-jars-1.jpg');
  const line = page.getByRole('status').filter({ hasText: editorWords.failed });
  await expect(line).toContainText(FAULT);
  await line.getByRole('button', { name: editorWords.close }).click();
  await expect(line).toBeHidden();
});

test('the site can read a cancelled event, whose wrong start is refused', { tag: '@nightly' }, async ({ page }) => {
  const { field, saveButton, open, fill, save } = editorOf(page);
  await open('events/new');
  await fill(event);
  await page.getByRole('radio', { name: 'Cancelled' }).click();
  await saveButton.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Write a day, e.g. 2025-06-19' })).toBeVisible();
  await field('Start in London').fill('2097-10-05 18:00');
  await save();
  const file = 'content/collections/events/autumn-meeting.yaml';
  const saved = await savedText(page, file);
  expect(readEntry(file, saved, eventSchema)).toMatchObject({ title: 'Autumn meeting', status: 'cancelled' });
  expect(saved).toMatch(/^start: '?2097-10-05 18:00'?$/m);
});

test('the site can read another fee', { tag: '@nightly' }, async ({ page }) => {
  const { open, save } = editorOf(page);
  await open('_singletons/entries/fees');
  await page.getByRole('button', { name: /^Add .?MSB Member fees/ }).click();
  await page.getByRole('spinbutton', { name: 'Fee' }).last().fill('390');
  await page.getByLabel('From').last().fill('2097-04-01');
  await save();
  const saved = feesSchema.parse(parse(await savedText(page, 'content/site/fees.yaml')));
  expect(saved['fee-msb'].at(-1)).toEqual({ value: 390, from: '2097-04-01' });
});

test('a changed word of a guide leaves all else of it as it was', { tag: '@nightly' }, async ({ page }) => {
  const { field, open, save } = editorOf(page);
  const guide = 'how-to-conduct-ml-and-tf-risk-assessment';
  await open(`guides/entries/${guide}`);
  await field('Name in the breadcrumb').fill('Risks');
  await save();
  const file = `content/collections/guides/${guide}.md`;
  const saved = await savedText(page, file);
  const before = readEntry(file, readFileSync(join(collectionFolder('guides'), `${guide}.md`), 'utf8'), guideSchema);
  expect(readEntry(file, saved, guideSchema)).toMatchObject({ ...before, crumb: 'Risks' });
  expect(saved).toContain('{risk-review.words}');
});

test('a legal text with a new date keeps its tables and its placeholders', { tag: '@nightly' }, async ({ page }) => {
  const { field, open, save } = editorOf(page);
  await open('_singletons/entries/privacy-policy');
  await field('Last updated').fill('2097-01-05');
  await save();
  const bodyOf = (text: string) => text.split('\n---\n')[1]?.trim();
  const saved = await savedText(page, 'content/pages/privacy-policy.md');
  expect(saved).toMatch(/^lastUpdated: '?2097-01-05'?$/m);
  expect(bodyOf(saved)).toBe(bodyOf(readFileSync(join(contentFolder, 'pages/privacy-policy.md'), 'utf8')));
});
