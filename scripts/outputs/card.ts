import { z } from 'zod';
import { noteInks } from '#scripts/art/inks.ts';
import type { ShareCard } from '#scripts/art/shareCard.ts';

/** A share image and the file it is written to. */
export type Card = ShareCard & { file: string };

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decode = (text: string) => text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

const ink = z.enum(noteInks).catch('pound');

/**
 * The share image that a built page names, with its words and the page's ink; undefined for a page that search engines are
 * kept from, which borrows another's.
 */
export function cardOf(html: string): Card | undefined {
  if (html.includes('<meta name="robots" content="noindex"')) return undefined;
  const property = (name: string) => decode(html.match(`<meta property="${name}" content="([^"]*)"`)?.[1] ?? '');
  const { pathname, hostname } = new URL(property('og:image'));
  return {
    file: pathname.slice(1),
    path: pathname,
    title: property('og:image:alt'),
    ink: ink.parse(html.match(/<main[^>]* data-ink="(\w+)"/)?.[1]),
    name: property('og:site_name'),
    line: hostname,
  };
}
