import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** As much as a page may grow by; a heavier drawing comes by a request of its own. */
const MOST_BYTES = 2_000;

/** What React writes for the one picture of the first view (components/ui/Picture.tsx). */
const PRELOAD = /<link rel="preload" href="(\/media\/[\w-]+\.svg)" as="image" fetchPriority="high">/;

/** As a data URL that may stand in `srcset`, where white space would end it, and in double quotes (RFC 2397). */
const dataUrl = (svg: string) =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#&<>\s]/g, (sign) => encodeURIComponent(sign))}`;

/**
 * Puts the drawing of a page's first view into the page where it is small, so that it is painted with the words and not a
 * round trip later. The picture keeps its own address as well, for whoever looks for pictures.
 */
export class FirstPicture {
  readonly #root: string;
  readonly #drawings = new Map<string, Promise<string | undefined>>();

  /** @param root the web root that the pictures' addresses are in */
  constructor(root: string) {
    this.#root = root;
  }

  /** A page with its first picture inside, or as it was. */
  async embed(html: string): Promise<string> {
    const [preload, src] = PRELOAD.exec(html) ?? [];
    if (!preload || !src) return html;
    const drawing = this.#drawings.get(src) ?? this.#read(src);
    this.#drawings.set(src, drawing);
    const url = await drawing;
    if (!url) return html;
    const image = `<img src="${src}"`;
    return html.replace(preload, '').replace(image, () => `<source srcset="${url}">${image}`);
  }

  async #read(src: string): Promise<string | undefined> {
    const svg = await readFile(join(this.#root, src), 'utf8');
    return brotliCompressSync(svg).length > MOST_BYTES || svg.includes("'") ? undefined : dataUrl(svg);
  }
}
