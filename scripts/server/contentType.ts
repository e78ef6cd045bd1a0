import { extname } from 'node:path';

/** Media types by the ending of a file's name. */
export const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mp4': 'video/mp4',
  // The search's index, in Pagefind's own compressed formats.
  '.pagefind': 'application/octet-stream',
  '.pdf': 'application/pdf',
  '.pf_fragment': 'application/octet-stream',
  '.pf_index': 'application/octet-stream',
  '.pf_meta': 'application/octet-stream',
  '.png': 'image/png',
  '.speculationrules': 'application/speculationrules+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Feeds are distinguished from other XML by their names. */
export const FEED = { name: /(^|\/)(feed|rss)[^/]*\.xml$/, type: 'application/rss+xml; charset=utf-8' } as const;

/** Files whose type a static host can't tell from their names. */
export const HOSTS_DO_NOT_KNOW = /(^|\/)(feed|rss)[^/]*\.xml$|\.speculationrules$/;

/** `Content-Type` of a file by its name. */
export function contentType(file: string): string {
  if (FEED.name.test(file)) return FEED.type;
  return TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';
}
