import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { findImagePreload, imageTag } from '../vike.ts';

/** The most that a page may grow by; a heavier drawing is requested. */
const MOST_BYTES = 3_500;

/** The space between two numbers of a path, where a comma is as good and needs no escape. */
const NUMBERS = /(?<= d='[^']*\d) (?=[\d.])/g;

/** How the source of an embedded drawing begins. */
export const DRAWING = '<source srcset="data:';

/** A small SVG as what follows `data:` in a URL for `srcset` in double quotes, where white space would end it (RFC 2397). */
async function dataUrl(path: string): Promise<string | undefined> {
  const svg = await readFile(path, 'utf8');
  if (brotliCompressSync(svg).length > MOST_BYTES || svg.includes("'")) return undefined;
  return `image/svg+xml,${svg
    .replaceAll('"', "'")
    .replace(NUMBERS, ',')
    .replace(/[%#&<>\s]/g, (sign) => encodeURIComponent(sign))}`;
}

/**
 * Embeds the prioritised drawing of a page where it is small: it is painted with the text and not a round trip later. The
 * `<img>` keeps its own address for search engines.
 *
 * @param root the web root that the pictures' addresses are in
 * @returns the page with its first picture embedded and no longer preloaded, or unchanged
 */
export function firstPictureEmbedder(root: string): (html: string) => Promise<string> {
  const drawings = new Map<string, Promise<string | undefined>>();
  return async (html) => {
    const { preload, src } = findImagePreload(html) ?? {};
    if (!preload || !src?.endsWith('.svg')) return html;
    const drawing = drawings.get(src) ?? dataUrl(join(root, src));
    drawings.set(src, drawing);
    const url = await drawing;
    if (!url) return html;
    return html.replace(preload, '').replace(imageTag(src), (image) => `${DRAWING}${url}">${image}`);
  };
}
