import { compressPage } from './compress.ts';
import { readScripts } from './files.ts';
import { FirstPicture } from './firstPicture.ts';
import { StylesheetInliner } from './inlineCss.ts';
import { seal } from './policy.ts';
import { builtFilesIn } from './reachable.ts';
import { Scripts } from './usedCss.ts';

/** What the rest of the build must know of a page. */
export type PageFacts = {
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
      files: builtFilesIn(html),
      scriptHashes,
      wasm,
    };
    return { html: body, ...compressPage(body, quality), facts };
  };
}
