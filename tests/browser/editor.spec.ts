import { expect, type Locator, type Page, type Request, test } from '@playwright/test';
import sharp from 'sharp';
import { editorFiles } from '#scripts/editor/files.ts';
import { pickFolder, readFolder, serveEditor } from '../fixtures/browser/editor.ts';
import { madeFromEdited } from '../fixtures/edited.ts';

test.use({ actionTimeout: 10_000 });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const open = (page: Page, path: string) => page.goto(`/admin#/collections/${path}`);

/** Saves a form; the editor then goes back to the list. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).not.toHaveURL(/\/new$|\/entries\//);
}

/** Uploads a picture as a person does: Browse, Upload, Insert. */
async function upload(page: Page, within: Locator, name: string): Promise<void> {
  const picture = sharp({ create: { width: 320, height: 240, channels: 3, background: '#0b5c8a' } });
  await within.getByRole('button', { name: 'Browse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dialog).toBeHidden();
}

test('in the editor, staff write an article with a picture and an event, change a fee and add a photo; the site shows each', async ({
  page,
}) => {
  test.slow();
  // Sveltia asks other hosts for its fonts and for news; the policy of the editor stops every such request.
  const elsewhere: string[] = [];
  const note = (request: Request) => {
    const other = /^https?:/.test(request.url()) && new URL(request.url()).hostname !== 'localhost';
    if (other && request.failure()?.errorText !== 'csp') elsewhere.push(request.url());
  };
  page.on('requestfinished', note);
  page.on('requestfailed', note);
  page.on('dialog', (dialog) => dialog.accept());
  await page.setViewportSize({ width: 1280, height: 4000 });
  await serveEditor(page, await editorFiles());
  await pickFolder(page);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByText('The future of cash processing')).toBeVisible();

  await test.step('an article with a picture', async () => {
    await open(page, 'articles/new');
    await field(page, 'Title').fill('How safeguarding works');
    await field(page, 'Title in the browser’s tab').fill('How safeguarding works');
    await field(page, 'Name in the breadcrumb').fill('Safeguarding');
    await field(page, 'Date of publication').fill('2097-11-20');
    await upload(page, page.getByRole('group', { name: '“⁨Picture⁩” Field' }), 'Two jars (1).JPG');
    await field(page, 'What the picture shows').fill('Two jars of coins');
    await field(page, 'Excerpt for the list').fill('Other people’s money, apart.');
    await field(page, 'Opening').fill('Money that belongs to customers is kept apart.');
    await field(page, 'Description for search engines').fill(
      'Money that belongs to customers is kept apart from the firm’s.',
    );
    await page.getByRole('switch', { name: 'Sample', exact: true }).click();
    await field(page, 'Text').click();
    await page.keyboard.type('Count it each day.');
    await save(page);
  });

  await test.step('an event, whose wrong times are refused', async () => {
    await open(page, 'events/new');
    await field(page, 'Title').fill('Autumn meeting');
    await page.getByRole('radio', { name: 'Meeting' }).click();
    await field(page, 'Start in London').fill('5/10/2097');
    await field(page, 'End in London').fill('2097-10-05 17:00');
    await field(page, 'What it is about').fill('Members meet.');
    await field(page, 'Place').fill('Online');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Write a day, e.g. 2025-06-19' })).toBeVisible();
    await field(page, 'Start in London').fill('2097-10-05 18:00');
    const refusal = page.waitForEvent('dialog');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    expect((await refusal).message()).toContain('End in London: The event must end after it starts.');
    await page.getByRole('button', { name: 'OK' }).click();
    await field(page, 'End in London').fill('2097-10-05 20:00');
    await save(page);
  });

  await test.step('another fee', async () => {
    await open(page, '_singletons/entries/fees');
    await page.getByRole('spinbutton', { name: 'MSB member' }).fill('390');
    await save(page);
  });

  await test.step('a photo in its category', async () => {
    await open(page, 'gallery/entries/speakers');
    await page.getByRole('button', { name: /^Add .*Photos/ }).click();
    await upload(page, page.getByRole('group', { name: '“⁨Photo⁩” Field' }), 'Lectern.jpg');
    await field(page, 'What the photo shows').fill('A speaker at the lectern');
    await save(page);
  });

  expect(elsewhere).toEqual([]);
  const made = await madeFromEdited(await readFolder(page), '/how-safeguarding-works');
  const cover = { name: 'covers/two-jars-1', sample: false };
  expect(made.facts).toMatchObject({ heading: 'How safeguarding works', text: { cover } });
  expect(made.blogs[0]).toBe('how-safeguarding-works');
  for (const file of ['blogs/feed.xml', 'feed.xml', 'sitemap.xml'])
    expect(made.files[file], file).toContain('/how-safeguarding-works');
  expect(made.events).toContainEqual(expect.objectContaining({ title: 'Autumn meeting', duration: '2 hours' }));
  expect(made.files['events/autumn-meeting.ics']).toContain('DTSTART;TZID=Europe/London:20971005T180000');
  expect(made.fees).toContain('£390');
  expect(made.gallery).toContainEqual({ category: 'speakers', name: 'A speaker at the lectern' });
});
