import { SitemapStream, streamToPromise } from 'sitemap';
import { site } from '#content/site/site.ts';
import { playerOf } from '#pages/model/media.ts';
import type { PageModel } from '#pages/model/pageModel.ts';

/**
 * sitemap.xml of pages with pictures and films, by address. Search engines ignore priority and
 * change frequency: it has neither.
 */
export async function sitemap(pages: Pick<PageModel, 'path' | 'modified' | 'pictures' | 'film'>[]): Promise<string> {
  const stream = new SitemapStream({
    hostname: site.origin,
    lastmodDateOnly: true,
    xmlns: { image: true, video: true, news: false, xhtml: false },
  });
  for (const { path, modified, pictures, film } of pages.toSorted((a, b) => a.path.localeCompare(b.path, 'en')))
    stream.write({
      url: path,
      lastmod: modified,
      img: pictures.map(({ src }) => ({ url: src })),
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
