import { site } from '#content/site/site.ts';
import type { PageModel } from '#pages/model/pageModel.ts';

const pageXml = ({ path, modified }: Pick<PageModel, 'path' | 'modified'>) =>
  `<url><loc>${site.origin}${path}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}</url>`;

/**
 * sitemap.xml of pages by address. Search engines ignore priority and change frequency: it has
 * neither. Pictures and films are in the pages and their structured data.
 */
export const sitemap = (pages: Pick<PageModel, 'path' | 'modified'>[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.toSorted((a, b) => a.path.localeCompare(b.path, 'en')).map(pageXml),
    '</urlset>\n',
  ].join('');
