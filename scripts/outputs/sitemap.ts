import { SitemapStream, streamToPromise } from 'sitemap';
import { site } from '#content/site/site.ts';
import { playerOf } from '#pages/facts/media.ts';
import type { PageFacts } from '#pages/facts/pageFacts.ts';

/** The most addresses that one sitemap may hold (https://www.sitemaps.org/protocol.html). */
const MOST_PAGES = 50_000;
/** The most pictures that one page may name (https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps). */
const MOST_IMAGES = 1_000;

/**
 * sitemap.xml with pictures and films, by address. Priority and change frequency are left out: search engines ignore them.
 *
 * @param pages those that search engines may list
 * @throws Error when there are more pages than one sitemap may hold
 */
export async function sitemap(pages: Pick<PageFacts, 'path' | 'modified' | 'pictures' | 'film'>[]): Promise<string> {
  if (pages.length > MOST_PAGES)
    throw new Error(`The sitemap has ${pages.length} pages, and may have ${MOST_PAGES}: split it and write an index.`);
  const stream = new SitemapStream({
    hostname: site.origin,
    lastmodDateOnly: true,
    xmlns: { image: true, video: true, news: false, xhtml: false },
  });
  for (const { path, modified, pictures, film } of pages.toSorted((a, b) => a.path.localeCompare(b.path, 'en')))
    stream.write({
      url: path,
      lastmod: modified,
      img: pictures.slice(0, MOST_IMAGES).map(({ src }) => ({ url: src })),
      video: film && {
        title: film.title,
        description: film.description,
        thumbnail_loc: site.origin + film.poster.src,
        player_loc: playerOf(film.youtubeId),
        publication_date: film.uploaded,
      },
    });
  stream.end();
  return `${await streamToPromise(stream)}\n`;
}
