import { beforeAll, expect, test } from 'vitest';
import { check, copyLiveContent, type Files, photo, textOf, write } from '../fixtures/staff.ts';
import { article, event } from './entries.ts';

const DAY = '2026-12-24';
const ARTICLE = 'collections/articles/a-new-article.md';
const EVENT = 'collections/events/an-event.yaml';
const good = article('A new article', DAY);

const WRONG: [what: string, files: () => Files | Promise<Files>, message: string][] = [
  [
    'a date that isn’t one',
    () => ({ [ARTICLE]: good.replace(`date: ${DAY}`, 'date: 24/12/2026') }),
    `${ARTICLE} needs fixing:\n✖ line 7, date: Write the date as YYYY-MM-DD, e.g. 2025-06-19.`,
  ],
  [
    'a picture without a description',
    async () => ({
      [ARTICLE]: good.replace('excerpt:', 'image: /covers/two-jars.jpg\nexcerpt:'),
      'pictures/covers/two-jars.jpg': await photo(),
    }),
    `${ARTICLE} needs fixing:\n✖ line 1, imageAlt: Say what the picture shows, for readers who cannot see it.`,
  ],
  [
    'a link to nothing',
    () => ({ [ARTICLE]: `${good}\nSee [another](/an-articel).\n` }),
    `${ARTICLE} needs fixing:\n✖ line 46, body: /an-articel leads to nothing: the site has no such page. Correct the address, or take the link out.`,
  ],
  [
    'a picture of 30 MB',
    () => ({ 'pictures/covers/two-jars.jpg': Buffer.alloc(30_000_000) }),
    'pictures/covers/two-jars.jpg has 30 MB; 20 are allowed. Save a smaller copy, for example 4000 pixels wide.',
  ],
  [
    'an address that another page has',
    () => ({ 'collections/articles/about-us.md': good }),
    'collections/articles/about-us.md needs fixing:\n✖ line 1, slug: /about-us has it already; give this file another name.',
  ],
  [
    'HTML in a title',
    () => ({ [ARTICLE]: good.replace('title: A new article', 'title: A <b>new</b> article') }),
    `${ARTICLE} needs fixing:\n✖ line 2, title: Write words alone, without HTML.`,
  ],
  [
    'an event that ends before it starts',
    () => ({ [EVENT]: event('An event', '2027-03-20 18:00', 'end: 2027-03-20 17:00\n') }),
    `${EVENT} needs fixing:\n✖ line 7, end: The event must end after it starts.`,
  ],
  [
    'a figure of a name that there isn’t',
    () => ({ [ARTICLE]: `${good}\nKept for {record-keping}.\n` }),
    `${ARTICLE} needs fixing:\n✖ line 46, body: There is no value {record-keping}. Take a name of content/figures, in a way that docs/figures.md lists.`,
  ],
  [
    'an empty file',
    () => ({ [ARTICLE]: '' }),
    `${ARTICLE} needs fixing:\n✖ line 1: Begin the file with a line ---, its fields and another line ---; the text comes below.`,
  ],
  [
    'a file in the wrong folder',
    () => ({ 'collections/a-new-article.md': good }),
    'collections/a-new-article.md needs fixing:\n✖ Move it into one of the folders articles, ',
  ],
  [
    'an abbreviation that the glossary lacks',
    () => ({ [ARTICLE]: `${good}\nThe ZZQ says so.\n` }),
    `${ARTICLE} needs fixing:\n✖ line 46, body: The glossary lacks “ZZQ”: add a term for it there, or write the words in full.`,
  ],
  [
    'a person without a portrait of that name',
    () => ({
      'collections/team/chairman.yaml': textOf('collections/team/chairman.yaml').replace(
        /^portrait: .*$/m,
        'portrait: /team/nobody.jpg',
      ),
    }),
    'collections/team/chairman.yaml needs fixing:\n✖ line 5, portrait: There is no picture content/pictures/team/nobody.*: upload it, or choose another.',
  ],
];

beforeAll(copyLiveContent);

test.each(WRONG)('%s is refused, with file, line, field and what would be right', async (_, files, message) => {
  const undo = write(await files());
  const { status, output } = check(DAY);
  undo();
  expect(output).toContain(message);
  expect(output).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
});
