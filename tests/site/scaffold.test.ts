import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '#content/site/site.ts';
import { COLLECTIONS, copy, made, scaffoldOnce } from '../fixtures/scaffold.ts';
import { unpublishedFiles } from '../fixtures/unpublished.ts';

const TITLE = 'How safeguarding works';
const SLUG = 'how-safeguarding-works';
const EVENT = 'Autumn meeting';

const unpublished = await unpublishedFiles();
scaffoldOnce({ article: TITLE, slug: SLUG, event: EVENT, files: unpublished });

test('`npm run new` adds exactly one file for an article', () => {
  const articles = readdirSync(join(copy, COLLECTIONS, 'articles')).map((file) => `articles/${file}`);
  const added = articles.filter((file) => !(file in unpublished) && !existsSync(join(COLLECTIONS, file)));
  expect(added).toEqual([`articles/${SLUG}.md`]);
});

// That every article and every event is where it belongs is tested in tests/unit/pages/everyPlace.test.ts.
test('with no other change, an article has a page and a share image, and is in lists, search and feeds', () => {
  const image = `/share/${SLUG}.png`;
  expect(made.facts).toMatchObject({ path: `/${SLUG}`, kind: 'article', heading: TITLE, image });
  expect(made.facts.text).toMatchObject({ cover: { src: expect.any(String) } });
  expect(made.structuredData).toContain(`"headline":"${TITLE}"`);
  expect(made.shareImages).toContain(image);
  expect(made.blogs[0]).toBe(SLUG);
  expect(made.searched).toContain(`/${SLUG}`);
  for (const file of ['blogs/feed.xml', 'feed.xml', 'sitemap.xml', 'llms.txt'])
    expect(made.files[file], file).toContain(`${site.origin}/${SLUG}`);
});

test('with no other change, an event is in the calendar with its details, and in both calendar files', () => {
  const details = { title: EVENT, isCompleted: false, time: '6:00 PM', duration: '2 hours' };
  expect(made.events).toContainEqual(expect.objectContaining(details));
  for (const file of ['events.ics', 'events/autumn-meeting.ics'])
    expect(made.files[file]).toContain('DTSTART;TZID=Europe/London:20971005T180000');
});

test('an entry that is not published leaves no trace on the site', () => {
  expect(JSON.stringify(made)).not.toMatch(/unpublished/i);
});
