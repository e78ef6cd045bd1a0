import { describe, expect, test } from 'vitest';
import { site } from '#content/site/site.ts';
import { shareCards } from '#scripts/outputs/shareImages.ts';

const page = (ink: 'fiver' | 'tenner', index = true) => ({ image: '/share/x.png', imageWords: 'About it', ink, index });

describe('the share image of a page', () => {
  test('has the words and the ink of the page, the name of the site and its host', () => {
    const words = { title: 'About it', name: site.siteName, line: new URL(site.origin).hostname };
    expect(shareCards([page('fiver'), page('fiver')])).toEqual([{ path: '/share/x.png', ink: 'fiver', ...words }]);
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
