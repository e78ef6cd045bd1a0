import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Scripts, Stylesheet, vocabularyOf } from './usedCss.ts';

const STYLESHEET = /<link rel="stylesheet" type="text\/css" href="([^"]+)">/g;

/**
 * Moves a page's stylesheets into it, cut down to the rules that it or its scripts may use, after everything else in its
 * head: `<meta charset>` stays within the first 1,024 bytes, and first paint needs no second request.
 */
export class StylesheetInliner {
  readonly #root: string;
  readonly #scripts: Scripts;
  /** Pages of one kind link the same stylesheets. */
  readonly #sheets = new Map<string, Promise<Stylesheet>>();

  /**
   * @param root the web root that the stylesheets' addresses are in
   * @param scripts every script that the site may load
   */
  constructor(root: string, scripts: Scripts) {
    this.#root = root;
    this.#scripts = scripts;
  }

  /** A page with its stylesheets inside. */
  async inline(html: string): Promise<string> {
    const hrefs = [...html.matchAll(STYLESHEET)].flatMap(([, href]) => href ?? []);
    const key = hrefs.join();
    const sheet = this.#sheets.get(key) ?? this.#read(hrefs);
    this.#sheets.set(key, sheet);
    const bare = html.replace(STYLESHEET, '');
    const css = (await sheet).usedBy(vocabularyOf(bare, this.#scripts));
    return bare.replace('</head>', () => `<style>${css}</style></head>`);
  }

  async #read(hrefs: string[]): Promise<Stylesheet> {
    const texts = await Promise.all(hrefs.map((href) => readFile(join(this.#root, href), 'utf8')));
    return new Stylesheet(texts.map((text) => text.trim()).join(''));
  }
}
