import { lookup, mimes } from 'mrmime';

const OFFICE = 'application/vnd.openxmlformats-officedocument';

// What the package does not know, and the name of XML that goes with `application/rss+xml`.
Object.assign(mimes, {
  docx: `${OFFICE}.wordprocessingml.document`,
  ico: 'image/x-icon',
  speculationrules: 'application/speculationrules+json',
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  xml: 'application/xml',
});

/** How the names of feeds end, which distinguishes them from other XML. */
export const FEED = 'feed.xml';

/** Whether a static host can't tell a file's type from its name. */
export const isUnknownToHosts = (file: string): boolean => file.endsWith(FEED) || file.endsWith('.speculationrules');

/** `Content-Type` of a file by its name, of which the ending is enough. */
export function contentType(file: string): string {
  const type = file.endsWith(FEED) ? 'application/rss+xml' : (lookup(file) ?? 'application/octet-stream');
  return /^text\/|\/(json|(rss\+)?xml)$/.test(type) ? `${type}; charset=utf-8` : type;
}
