import { z } from 'zod';
import type { SitemapPage } from './sitemap.ts';

const videoObject = z.object({
  '@type': z.literal('VideoObject'),
  name: z.string(),
  description: z.string(),
  thumbnailUrl: z.string(),
  embedUrl: z.string(),
  uploadDate: z.string(),
});
const graph = z.object({ '@graph': z.array(z.unknown()) });

const ROBOTS = /<meta name="robots" content="noindex"/;
const CANONICAL = /<link rel="canonical" href="([^"]+)"/;
const MAIN = /<main[\s\S]*<\/main>/;
const IMAGE = /<img [^>]*?\bsrc="(\/[^"]+)"/g;
const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/g;

function videosOf(html: string): SitemapPage['videos'] {
  return [...html.matchAll(DATA)]
    .map(([, json = '']) => graph.safeParse(JSON.parse(json)))
    .flatMap(({ data }) => data?.['@graph'] ?? [])
    .map((thing) => videoObject.safeParse(thing).data)
    .flatMap((video) =>
      video
        ? [
            {
              title: video.name,
              description: video.description,
              thumbnail: video.thumbnailUrl,
              player: video.embedUrl,
              published: video.uploadDate,
            },
          ]
        : [],
    );
}

/**
 * What the sitemap tells of a built page, or undefined for one that search engines are kept from or that has its canonical
 * elsewhere.
 *
 * @param file where it is below the web root
 * @param html what it says
 */
export function sitemapPage(file: string, html: string): SitemapPage | undefined {
  const canonical = CANONICAL.exec(html)?.[1];
  if (!canonical || ROBOTS.test(html)) return undefined;
  const { origin, pathname } = new URL(canonical);
  if (pathname !== `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`) return undefined;
  const sources = [...(MAIN.exec(html)?.[0] ?? '').matchAll(IMAGE)].flatMap(([, src]) => src ?? []);
  const images = [...new Set(sources)].map((src) => origin + src);
  return { url: canonical, images, videos: videosOf(html) };
}
