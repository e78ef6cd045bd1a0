import { readFileSync } from 'node:fs';
import { expect, type Request, test } from '@playwright/test';
import { guideSchema } from '#content/collections/guides/schema.server.ts';
import { readEntry } from '#content/schema/entries/entry.server.ts';
import { editorFiles } from '#scripts/editor/files.ts';
import { readFolder } from '../fixtures/browser/editor.ts';
import {
  addPhoto,
  cancelEvent,
  changeFee,
  enterEvent,
  openEditor,
  renameInBreadcrumb,
  WRITTEN,
  writeArticle,
} from '../fixtures/browser/editorTasks.ts';
import { madeFromEdited } from '../fixtures/edited.ts';

test.use({ actionTimeout: 30_000 });

test('the site shows what staff write, enter, cancel, change and add in the editor', async ({ page }) => {
  // Five tasks and what the site makes of them, on a machine that may be busy.
  test.setTimeout(300_000);
  // Sveltia asks other hosts for its fonts and for news; the policy of the editor stops every such request.
  const elsewhere: string[] = [];
  const note = (request: Request) => {
    const other = /^https?:/.test(request.url()) && new URL(request.url()).hostname !== 'localhost';
    if (other && request.failure()?.errorText !== 'csp') elsewhere.push(request.url());
  };
  page.on('requestfinished', note);
  page.on('requestfailed', note);
  await openEditor(page, await editorFiles());
  await test.step('an article with a picture', () => writeArticle(page));
  await test.step('an event, whose wrong start is refused', () => enterEvent(page));
  await test.step('the event is cancelled', () => cancelEvent(page));
  await test.step('another fee', () => changeFee(page));
  await test.step('a photo in its category', () => addPhoto(page));
  const guide = 'how-to-conduct-ml-and-tf-risk-assessment';
  await test.step('a word of a guide', () => renameInBreadcrumb(page, guide, 'Risks'));

  expect(elsewhere).toEqual([]);
  const { article, event, fee, photo } = WRITTEN;
  const saved = await readFolder(page);
  const file = `content/collections/guides/${guide}.md`;
  const savedGuide = String(saved.get(file));
  const read = (source: string) => readEntry(file, source, guideSchema);
  expect(read(savedGuide)).toMatchObject({ ...read(readFileSync(file, 'utf8')), crumb: 'Risks' });
  expect(savedGuide).toContain("figure: '{risk-review}'");
  const made = await madeFromEdited(saved, `/${article.slug}`);
  const cover = { name: 'covers/two-jars-1', sample: false };
  expect(made.facts).toMatchObject({ heading: article.title, text: { cover } });
  expect(made.blogs[0]).toBe(article.slug);
  const cancelled = { title: event.title, duration: '2 hours', status: 'cancelled' };
  expect(made.events).toContainEqual(expect.objectContaining(cancelled));
  expect(made.calendarData).toContain('https://schema.org/EventCancelled');
  for (const line of ['DTSTART;TZID=Europe/London:20971005T180000', 'STATUS:CANCELLED', 'SEQUENCE:2'])
    expect(made.files[`events/${event.slug}.ics`]).toContain(line);
  expect(made.fees).toContain(`£${fee}`);
  expect(made.gallery).toContainEqual({ category: 'speakers', name: photo });
});
