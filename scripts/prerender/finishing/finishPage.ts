import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from '../cache.ts';
import { compressPage } from '../compress.ts';
import { listFiles } from '../files.ts';
import { hashedFilesIn } from '../vike.ts';
import { firstPictureEmbedder } from './firstPicture.ts';
import { laterStylesLinker, type Stylesheet } from './laterStyles.ts';
import { seal, withIntegrity } from './policy.ts';
import { stylesheetInliner } from './stylesheets.ts';

/** What a page may have so that it arrives with the first congestion window of a connection, in bytes (decision 94). */
export const FIRST_WINDOW = 14_500;

/**
 * A page as it is served, its compressed copies, the stylesheet that it links, the hashed files and pictures that both name, what
 * its policy's header must allow.
 */
type FinishedPage = {
  html: Buffer;
  br: Buffer;
  gz: Buffer;
  stylesheet?: Stylesheet;
  files: string[];
  scriptHashes: string[];
  wasm: boolean;
};

type Settings = Parameters<typeof seal>[2];

const PICTURE = /media\/[\w-]+\.\w+/g;

/** The pictures that a text names, as files below the web root. */
export const picturesIn = (text: string): string[] => [...new Set(text.match(PICTURE))];

/**
 * Prepares what finishes pages: inlines stylesheets and the first picture, links the rules that the first view doesn't use where a
 * page is larger than the first window, adds the security policy, compresses.
 *
 * @param root the web root with what browsers load
 * @param files below it that pages may load
 * @param quality of brotli
 * @returns the key of a page, from its file below the web root and what its HTML is rendered from: a hash of these and of
 * everything else that it is made from, the site's stylesheets, scripts, drawings and settings, the code that finishes pages, its
 * packages and Node; and the finished page of an HTML
 */
export async function pageFinisher(root: string, files: readonly string[], settings: Settings, quality: number) {
  const served = files.filter((file) => /\.(css|js|svg)$/.test(file)).map((file) => join(root, file));
  const code = listFiles('scripts').map((file) => join('scripts', file));
  const look = hashOf([settings, quality, process.versions], ['package-lock.json', ...code, ...served]);
  const scripts = served.filter((file) => file.endsWith('.js')).map((file) => readFile(file, 'utf8'));
  const inlineStylesheets = stylesheetInliner(root, (await Promise.all(scripts)).join('\n'));
  const embedFirstPicture = firstPictureEmbedder(root);
  const linkLaterStyles = laterStylesLinker();

  /** A page with its policy, compressed. */
  function serve(file: string, whole: string, linked = ''): FinishedPage {
    const checked = withIntegrity(whole, (script) => readFileSync(join(root, script)));
    const { html, scriptHashes, wasm } = seal(file, checked, settings);
    const body = Buffer.from(html);
    const files = [...hashedFilesIn(html + linked), ...picturesIn(html + linked)];
    return { html: body, ...compressPage(body, quality), files, scriptHashes, wasm };
  }

  return {
    keyOf: (file: string, ingredients: unknown): string => hashOf([look, file, ingredients]),
    async finish(file: string, rendered: string): Promise<FinishedPage> {
      const whole = await embedFirstPicture(await inlineStylesheets(rendered));
      const page = serve(file, whole);
      if (page.br.length <= FIRST_WINDOW) return page;
      const { html, stylesheet } = await linkLaterStyles(whole);
      return stylesheet ? { ...serve(file, html, stylesheet.css), stylesheet } : page;
    },
  };
}
