import { describe, expect, test } from 'vitest';
import { cardOf } from '#scripts/outputs/card.ts';
import { ShareCards } from '#scripts/outputs/shareCards.ts';

const page = (ink: string, more = '') =>
  [
    '<meta property="og:site_name" content="A &amp; B"/>',
    '<meta property="og:image" content="https://www.a.example/share/x.png"/>',
    '<meta property="og:image:alt" content="What it’s about &quot;in short&quot;"/>',
    more,
    `<main id="main" data-ink="${ink}">`,
  ].join('');

describe('the share image of a page', () => {
  test('has the words, the ink and the address that the page gives', () => {
    expect(cardOf(page('fiver'))).toEqual({
      file: 'share/x.png',
      path: '/share/x.png',
      title: 'What it’s about "in short"',
      ink: 'fiver',
      name: 'A & B',
      line: 'www.a.example',
    });
  });

  test('is not asked for by a page that search engines are kept from: it borrows one', () => {
    expect(cardOf(page('fiver', '<meta name="robots" content="noindex"/>'))).toBeUndefined();
  });

  test('can’t be wanted in two inks', () => {
    const cards = new ShareCards();
    cards.add(cardOf(page('fiver')));
    expect(() => cards.add(cardOf(page('tenner')))).toThrow('share/x.png is named by pages in fiver and in tenner');
  });
});
