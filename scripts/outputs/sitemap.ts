import { element, text } from './xml.ts';

/** The most addresses that one sitemap may hold (https://www.sitemaps.org/protocol.html). */
const MOST_PAGES = 50_000;
/** The most pictures that one page may name (https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps). */
const MOST_IMAGES = 1_000;

/** A film as the video extension asks for it. */
type SitemapVideo = { title: string; description: string; thumbnail: string; player: string; published: string };

/** One page in the sitemap; all addresses are absolute. */
export type SitemapPage = {
  url: string;
  /** The day its content was last changed, where that is known. */
  modified?: string | undefined;
  images: string[];
  videos: SitemapVideo[];
};

const image = (address: string) => element('image:image', text('image:loc', address));

const video = ({ title, description, thumbnail, player, published }: SitemapVideo) =>
  element(
    'video:video',
    text('video:thumbnail_loc', thumbnail),
    text('video:title', title),
    text('video:description', description),
    text('video:player_loc', player),
    text('video:publication_date', published),
  );

/**
 * sitemap.xml with pictures and films. Priority and change frequency are left out: search engines ignore them.
 *
 * @throws Error when there are more pages than one sitemap may hold
 */
export function sitemap(pages: SitemapPage[]): string {
  if (pages.length > MOST_PAGES)
    throw new Error(`The sitemap has ${pages.length} pages, and may have ${MOST_PAGES}: split it and write an index.`);
  const urls = pages.map(({ url, modified, images, videos }) =>
    element(
      'url',
      text('loc', url),
      modified ? text('lastmod', modified) : '',
      ...images.slice(0, MOST_IMAGES).map(image),
      ...videos.map(video),
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"' +
      ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"' +
      ' xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
