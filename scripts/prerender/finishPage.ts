import { type Card, cardOf } from '#scripts/outputs/card.ts';
import { searchFingerprint } from '#scripts/outputs/searchRecords.ts';
import type { SitemapPage } from '#scripts/outputs/sitemap.ts';
import { sitemapPage } from '#scripts/outputs/sitemapPage.ts';
import { compressPage } from './compress.ts';
import { readScripts } from './files.ts';
import { FirstPicture } from './firstPicture.ts';
import { StylesheetInliner } from './inlineCss.ts';
import { seal } from './policy.ts';
import { builtFilesIn } from './reachable.ts';
import { Scripts } from './usedCss.ts';

/** What the rest of the build must know of a page. */
export type PageFacts = {
  sitemap: SitemapPage | undefined;
  card: Card | undefined;
  /** What the search may find on it, in short; undefined for nothing. */
  search: string | undefined;
  /** The built files that it names. */
  files: string[];
  /** What the header's part of the security policy must allow for it. */
  scriptHashes: string[];
  wasm: boolean;
};

/** A page as it is served, with its compressed copies. */
export type FinishedPage = { html: Buffer; br: Buffer; gz: Buffer; facts: PageFacts };

type Settings = Parameters<typeof seal>[2];

/**
 * How pages are finished: stylesheets and the first picture moved in, sealed with the security policy, compressed.
 *
 * @param root the web root with what the browser gets
 * @param quality of brotli
 * @returns what makes the finished page from its file below the web root and its rendered HTML, and from nothing else
 */
export async function pageFinisher(root: string, settings: Settings, quality: number) {
  const inliner = new StylesheetInliner(root, new Scripts(await readScripts(root)));
  const firstPicture = new FirstPicture(root);
  return async (file: string, rendered: string): Promise<FinishedPage> => {
    const whole = await firstPicture.embed(await inliner.inline(rendered));
    const { html, scriptHashes, wasm } = seal(file, whole, settings);
    const body = Buffer.from(html);
    const facts = {
      sitemap: sitemapPage(file, html),
      card: cardOf(html),
      search: searchFingerprint(file, html),
      files: builtFilesIn(html),
      scriptHashes,
      wasm,
    };
    return { html: body, ...compressPage(body, quality), facts };
  };
}
