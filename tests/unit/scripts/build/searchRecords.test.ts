import { describe, expect, test } from 'vitest';
import { searchRecords } from '#scripts/outputs/searchRecords.ts';

const page = (main: string) =>
  `<html><head><style>main{}</style></head><body><nav>Menu</nav>${main}<footer>Foot</footer></body></html>`;

describe('what a page gives the search', () => {
  test('is its article, under the title of the page', () => {
    const html = page(
      '<main id="main" data-search-kind="guide"><header><h1 data-long="true"><span class="x">HMRC &amp; you</span></h1></header>' +
        '<article class="a"><h2 id="one">One</h2><p class="b">Text</p></article><aside>Other posts</aside></main>',
    );
    expect(searchRecords('/guide', html)).toEqual([
      {
        url: '/guide',
        kind: 'guide',
        title: 'HMRC &amp; you',
        body: '<article><h2 id="one">One</h2><p>Text</p></article>',
      },
    ]);
  });

  test('is its main where it has no article', () => {
    const html = page('<main data-search-kind="event"><h1>Meet</h1><div><div>Inner</div></div></main>');
    expect(searchRecords('/meet', html)).toEqual([
      { url: '/meet', kind: 'event', title: 'Meet', body: '<main><h1>Meet</h1><div><div>Inner</div></div></main>' },
    ]);
  });

  test('is each of its entries where it marks some, without the word that is their title', () => {
    const html = page(
      '<main data-search-kind="term"><h1>Glossary</h1><dl>' +
        '<div id="cdd" class="e" data-search-title="CDD: Customer due diligence"><dt>CDD</dt><dd><div>Finding out.</div></dd></div>' +
        '<div id="edd" data-search-title="EDD"><dt>EDD</dt><dd>More.</dd></div></dl></main>',
    );
    expect(searchRecords('/glossary', html)).toEqual([
      {
        url: '/glossary#cdd',
        kind: 'term',
        title: 'CDD: Customer due diligence',
        body: '<div id="cdd"><dd><div>Finding out.</div></dd></div>',
      },
      { url: '/glossary#edd', kind: 'term', title: 'EDD', body: '<div id="edd"><dd>More.</dd></div>' },
    ]);
  });

  test('is nothing where it does not say what kind of page it is', () => {
    expect(searchRecords('/', page('<main id="main"><h1>Home</h1><article>Quote</article></main>'))).toEqual([]);
  });

  test('stays the same when only a picture or a class gets another name', () => {
    const html = (name: string) =>
      page(
        `<main data-search-kind="guide"><h1>A</h1><article><img src="/media/${name}.svg" alt=""/>B</article></main>`,
      );
    expect(searchRecords('/a', html('one'))).toEqual(searchRecords('/a', html('two')));
  });
});
