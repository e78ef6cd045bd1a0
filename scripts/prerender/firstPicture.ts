import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { findImagePreload, imageTag } from './vike.ts';

/** The most that a page may grow by; a heavier drawing is requested. */
const MOST_BYTES = 2_000;

/** An SVG as a data URL for `srcset` in double quotes, where white space would end it (RFC 2397). */
const dataUrl = (svg: string) =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#&<>\s]/g, (sign) => encodeURIComponent(sign))}`;

/**
 * Embeds the prioritised drawing of a page where it is small: it is painted with the text and not a round trip later. The
 * `<img>` keeps its own address for search engines.
 */
export class FirstPicture {
  readonly #root: string;
  readonly #drawings = new Map<string, Promise<string | undefined>>();

  /** @param root the web root that the pictures' addresses are in */
  constructor(root: string) {
    this.#root = root;
  }

  /** The page with its first picture embedded and no longer preloaded, or unchanged. */
  async embed(html: string): Promise<string> {
    const { preload, src } = findImagePreload(html) ?? {};
    if (!preload || !src?.endsWith('.svg')) return html;
    const drawing = this.#drawings.get(src) ?? this.#read(src);
    this.#drawings.set(src, drawing);
    const url = await drawing;
    if (!url) return html;
    return html.replace(preload, '').replace(imageTag(src), (image) => `<source srcset="${url}">${image}`);
  }

  async #read(src: string): Promise<string | undefined> {
    const svg = await readFile(join(this.#root, src), 'utf8');
    return brotliCompressSync(svg).length > MOST_BYTES || svg.includes("'") ? undefined : dataUrl(svg);
  }
}
