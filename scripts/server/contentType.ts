const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** Types by how the names of files end: of all that the build and the editor write. */
const TYPES: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css',
  docx: `${OFFICE}.wordprocessingml.document`,
  html: 'text/html',
  ico: 'image/x-icon',
  ics: 'text/calendar',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  png: 'image/png',
  speculationrules: 'application/speculationrules+json',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  xml: 'application/xml',
};

/** How the names of feeds end, which distinguishes them from other XML. */
export const FEED = 'feed.xml';

/** Whether a static host can't tell a file's type from its name. */
export const isUnknownToHosts = (file: string): boolean => file.endsWith(FEED) || file.endsWith('.speculationrules');

/** `Content-Type` of a file by its name, of which the ending is enough. */
export function contentType(file: string): string {
  const ending = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  const type = file.endsWith(FEED) ? 'application/rss+xml' : (TYPES[ending] ?? 'application/octet-stream');
  return /^text\/|\/(json|(rss\+)?xml)$/.test(type) ? `${type}; charset=utf-8` : type;
}
