import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressPage } from './compress.ts';
import { listFiles } from './files.ts';
import { FirstPicture } from './firstPicture.ts';
import { seal } from './policy.ts';
import { StylesheetInliner } from './stylesheets.ts';
import { hashedFilesIn } from './vike.ts';

/** What the prerenderer needs to know of a page. */
export type PageFacts = {
  /** The hashed files that it names. */
  files: string[];
  /** What the security policy's header must allow for it. */
  scriptHashes: string[];
  wasm: boolean;
};

/** A page as it is served, with its compressed copies. */
export type FinishedPage = { html: Buffer; br: Buffer; gz: Buffer; facts: PageFacts };

type Settings = Parameters<typeof seal>[2];

async function readScripts(root: string): Promise<string> {
  const files = (await listFiles(root)).filter((file) => file.endsWith('.js'));
  return (await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))).join('\n');
}

/**
 * Prepares what finishes pages: inlines stylesheets and the first picture, adds the security policy, compresses.
 *
 * @param root the web root with the client build
 * @param quality of brotli
 * @returns makes the finished page from its file below the web root and its rendered HTML alone
 */
export async function pageFinisher(root: string, settings: Settings, quality: number) {
  const stylesheets = new StylesheetInliner(root, await readScripts(root));
  const firstPicture = new FirstPicture(root);
  return async (file: string, rendered: string): Promise<FinishedPage> => {
    const whole = await firstPicture.embed(await stylesheets.inline(rendered));
    const { html, scriptHashes, wasm } = seal(file, whole, settings);
    const body = Buffer.from(html);
    return { html: body, ...compressPage(body, quality), facts: { files: hashedFilesIn(html), scriptHashes, wasm } };
  };
}
