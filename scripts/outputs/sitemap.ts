import { site } from '#content/site/site.ts';
import { playerOf } from '#pages/model/media.ts';
import type { PageModel } from '#pages/model/pageModel.ts';
import { escapeXml } from './xml.ts';

type Listed = Pick<PageModel, 'path' | 'modified' | 'pictures' | 'film'>;

/** A film with what search engines require of it. */
const videoXml = ({ title, description, poster, youtubeId, uploaded }: NonNullable<Listed['film']>) =>
  [
    '<video:video>',
    `<video:thumbnail_loc>${site.origin}${poster.src}</video:thumbnail_loc>`,
    `<video:title>${escapeXml(title)}</video:title>`,
    `<video:description>${escapeXml(description)}</video:description>`,
    `<video:player_loc>${escapeXml(playerOf(youtubeId))}</video:player_loc>`,
    `<video:publication_date>${uploaded}</video:publication_date>`,
    '</video:video>',
  ].join('');

const pageXml = ({ path, modified, pictures, film }: Listed) =>
  [
    '<url>',
    `<loc>${site.origin}${path}</loc>`,
    modified ? `<lastmod>${modified}</lastmod>` : '',
    film ? videoXml(film) : '',
    ...pictures.map(({ src }) => `<image:image><image:loc>${site.origin}${src}</image:loc></image:image>`),
    '</url>',
  ].join('');

/**
 * sitemap.xml of pages with pictures and films, by address. Search engines ignore priority and
 * change frequency: it has neither.
 */
export const sitemap = (pages: Listed[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
    ' xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">',
    ...pages.toSorted((a, b) => a.path.localeCompare(b.path, 'en')).map(pageXml),
    '</urlset>\n',
  ].join('');
