import { beforeAll, expect, test } from 'vitest';
import { check, copyLiveContent, type Files, photo, textOf, write } from '../fixtures/staff.ts';
import { article } from './entries.ts';

const DAY = '2026-12-24';
const ARTICLE = 'collections/articles/a-new-article.md';
const good = article('A new article', DAY);

const WRONG: [what: string, files: () => Files | Promise<Files>, message: string][] = [
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
    `, body: /an-articel leads to nothing: the site has no such page. Correct the address, or take the link out.`,
  ],
  [
    'an address that another page has',
    () => ({ 'collections/articles/about-us.md': good }),
    'collections/articles/about-us.md needs fixing:\n✖ line 1, slug: /about-us has it already; give this file another name.',
  ],
  [
    'a file in the wrong folder',
    () => ({ 'collections/a-new-article.md': good }),
    'collections/a-new-article.md needs fixing:\n✖ Move it into one of the folders articles, ',
  ],
  [
    'a person without a portrait of that name',
    () => ({
      'collections/team/chairman.yaml': textOf('collections/team/chairman.yaml').replace(
        /^portrait: .*$/m,
        'portrait: /team/nobody.jpg',
      ),
    }),
    ', portrait: There is no picture content/pictures/team/nobody.*: upload it, or choose another.',
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
