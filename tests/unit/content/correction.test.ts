import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { isoDate, path, pictureName, slug, source, text } from '#content/schema/fields.server.ts';
import { site } from '#content/site/site.ts';
import { messageOf } from '../../fixtures/messageOf.ts';

const schema = z.strictObject({
  slug,
  headTitle: text.max(12, 'Write at most 12 characters.'),
  date: isoDate,
  page: path,
  image: pictureName.optional(),
  sources: z.array(source).default([]),
});
const right = { slug: 'kyc-cdd-msbs', headTitle: 'KYC and CDD', date: '2025-06-19', page: '/about-us' };

/** The error message of `define` for a module with one mistake. */
const messageFor = (mistake: Record<string, unknown>) =>
  messageOf(() => define('content/pieces/kyc.ts', schema, z.any().parse({ ...right, ...mistake })));

describe('a mistake in a content module is reported with the file, the field, the reason and the corrected line', () => {
  test('for a date in another order', () => {
    expect(messageFor({ date: '19/6/2025' })).toBe(
      'content/pieces/kyc.ts needs fixing:\n✖ date: Write the date as YYYY-MM-DD, e.g. 2025-06-19.\n' +
        "    - date: '19/6/2025',\n    + date: '2025-06-19',",
    );
  });

  test.each([
    [{ date: '19th June 2025' }, "+ date: '2025-06-19',"],
    [{ slug: 'KYC & CDD' }, "+ slug: 'kyc-cdd',"],
    [{ page: 'about-us/' }, "+ page: '/about-us',"],
    [{ page: `${site.origin}/about-us` }, "+ page: '/about-us',"],
    [{ image: 'content/pictures/covers/kyc.jpg' }, "+ image: 'covers/kyc',"],
    [{ sources: [{ title: 'FCA', url: 'www.fca.org.uk' }] }, "+ url: 'https://www.fca.org.uk',"],
    [{ sources: [{ title: 'FCA', url: 'http://www.fca.org.uk' }] }, "+ url: 'https://www.fca.org.uk',"],
    [{ headTitle: 'KYC and CDD explained' }, "+ headTitle: 'KYC and CDD',"],
    [{ slug: undefined }, "+ slug: 'kyc-cdd-msbs',"],
    [{ sources: [{ title: 'FCA', url: 'fca.org.uk' }] }, '✖ sources[0].url: Write a full https://'],
    [{ colour: 'red' }, 'The fields are slug, headTitle, date, page, image, sources.'],
  ])('for %j', (mistake, line) => expect(messageFor(mistake)).toContain(line));

  test('with the right name for a misspelt field', () => {
    const { headTitle: _, ...others } = right;
    const value = z.any().parse({ ...others, headtitel: 'KYC' });
    expect(() => define('content/pieces/kyc.ts', schema, value)).toThrow(
      "✖ headtitel: There is no such field. Write headTitle.\n    - headtitel: 'KYC',\n    + headTitle: 'KYC',",
    );
  });

  test('without a corrected line if only the author can know it', () => {
    expect(messageFor({ headTitle: '' })).toBe(
      "content/pieces/kyc.ts needs fixing:\n✖ headTitle: Write some text here.\n    - headTitle: '',",
    );
  });
});
