import { describe, expect, test } from 'vitest';
import { site } from '#content/site/site.ts';
import { shareCards } from '#scripts/outputs/shareImages.ts';

const page = (ink: 'fiver' | 'tenner', index = true) => ({ image: '/share/x.png', imageWords: 'About it', ink, index });

describe('the share image of a page', () => {
  test('has the words and the ink of the page, the name of the site and its host', () => {
    expect(shareCards([page('fiver'), page('fiver')])).toEqual([
      {
        path: '/share/x.png',
        title: 'About it',
        ink: 'fiver',
        name: site.siteName,
        line: new URL(site.origin).hostname,
      },
    ]);
  });

  test('is not drawn for a page that search engines are kept from: it borrows one', () => {
    expect(shareCards([page('fiver', false)])).toEqual([]);
  });

  test('can’t be wanted in two inks', () => {
    expect(() => shareCards([page('fiver'), page('tenner')])).toThrow(
      '/share/x.png is named by pages in fiver and in tenner',
    );
  });
});
