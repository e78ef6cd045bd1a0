/**
 * How Vike and Vite build. An upgrade that changes it stops the build, and the message names the
 * function that no longer fits.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { z } from 'zod';
import { buildFolder } from '#content/schema/contentFolder.server.ts';
import { listFiles, writeInto } from '#scripts/shared/files.ts';
import { asAuthored } from './react.ts';

/** Vike writes the browser's code here, next to public files; scripts/prerender adds the pages. */
export const WEB_ROOT = join(buildFolder(), 'client');
/** The server's code. */
export const SERVER_BUILD = join(buildFolder(), 'server');
/** Files that the client build has named after their hash. */
export const HASHED_FOLDER = 'static';

/** The stylesheets of components, by their addresses; pages embed them. */
export const STYLESHEETS = join(buildFolder(), 'stylesheets');

/**
 * Rolldown makes a chunk of what the same chunks import. These three keep small modules together:
 * what nearly all scripts use, the behaviours, and what every island uses, each with all that it
 * imports.
 */
export const SHARED_CHUNKS = {
  shared: /preload-helper|components.dom|content.shared.text\./,
  behaviours: /behaviours.client/,
  react: /hydrate.client|components.controls/,
};

/** The one entry of the client build that pages load. */
const ENTRY = 'pages/+client.ts';

/**
 * Keeps stylesheets, and Vite's helper that fetches them, out of the client's chunks: an island's
 * CSS is in its page already. Vike adds a chunk group, the only one named by a function, for each
 * CSS module: each would cost a request for its class names.
 */
const noCssInChunks: Plugin = {
  name: 'site:no-css-in-chunks',
  load: { order: 'pre', filter: { id: /preload-helper/ }, handler: () => 'export const __vitePreload = (f) => f();' },
  outputOptions(output) {
    const codeSplitting = typeof output.codeSplitting === 'object' ? output.codeSplitting : {};
    const { groups = [] } = codeSplitting;
    const ours = groups.filter(({ name }) => typeof name === 'string');
    if (groups.length !== ours.length + 1)
      this.error(
        'Vike no longer adds one chunk group for stylesheets; see noCssInChunks in scripts/internals/vike.ts.',
      );
    return { ...output, codeSplitting: { ...codeSplitting, groups: ours } };
  },
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      for (const output of Object.values(bundle)) if (output.type === 'chunk') output.viteMetadata?.importedCss.clear();
    },
  },
};

/**
 * Does not write Vike's router and its entries, which would render pages in the browser, nor the
 * stylesheets of chunks.
 */
const noUnusedFiles: Plugin = {
  name: 'site:no-unused-files',
  // After the manifest, from which Vike takes the stylesheets of a page.
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const [file, output] of Object.entries(bundle)) {
        const isEntryOfVike = output.type === 'chunk' && output.isEntry && !output.facadeModuleId?.endsWith(ENTRY);
        if (isEntryOfVike || file.endsWith('.css')) delete bundle[file];
      }
    },
  },
};

/** Vike refuses another name for fonts, drawings and stylesheets in vite.config.ts. */
const hashedAssets: Plugin = {
  name: 'site:hashed-assets',
  outputOptions: (output) => ({ ...output, assetFileNames: `${HASHED_FOLDER}/[name].[hash][extname]` }),
};

const forClient: Partial<Plugin> = { applyToEnvironment: (environment) => environment.name === 'client' };

/** Has Vike build only what a page loads. */
export const onlyWhatPagesLoad = (): Plugin[] =>
  [{ ...noCssInChunks, ...forClient }, { ...noUnusedFiles, ...forClient }, hashedAssets].map((plugin) => ({
    ...plugin,
    apply: 'build',
  }));

/**
 * Bundles the code for server and browser, and takes the stylesheets out of the web root; throws an
 * Error when Vike fails, which has said why.
 */
export async function bundle(): Promise<void> {
  const vike = spawn(process.execPath, ['node_modules/vike/bin.js', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(vike, 'exit');
  if (code !== 0) throw new Error('Vike could not bundle the site; see above.');
  for (const file of listFiles(WEB_ROOT).filter((file) => file.endsWith('.css'))) {
    writeInto(join(STYLESHEETS, file), readFileSync(join(WEB_ROOT, file)));
    rmSync(join(WEB_ROOT, file));
  }
}

/**
 * Loads the server build. The function that it returns renders a path to plain HTML, as a live
 * server would, and throws what the page throws.
 */
export async function loadServer(folder: string): Promise<(path: string) => Promise<string>> {
  const { renderPage } = await import('vike/server');
  // Registers the pages with Vike.
  await import(/* @vite-ignore */ pathToFileURL(resolve(folder, 'entry.mjs')).href);
  return async (path) => {
    const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: path });
    if (errorWhileRendering) throw errorWhileRendering;
    return asAuthored(httpResponse.body);
  };
}

const STYLESHEET = /<link rel="stylesheet" type="text\/css" href="([^"]+)">/g;

/**
 * Takes Vike's links to stylesheets out of a page; throws an Error when a stylesheet is linked in
 * another form.
 */
export function takeStylesheets(html: string): { hrefs: string[]; rest: string } {
  const rest = html.replace(STYLESHEET, '');
  if (/rel="?stylesheet|<style/.test(rest))
    throw new Error('Vike links a stylesheet in another form; see takeStylesheets in scripts/internals/vike.ts.');
  return { hrefs: [...html.matchAll(STYLESHEET)].flatMap(([, href]) => href ?? []), rest };
}

/**
 * Vite's manifest, which Vike writes next to the web root: each chunk by its first module, or by
 * its name if it is shared.
 */
const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), name: z.string().optional(), imports: z.array(z.string()).default([]) }).optional(),
);

/**
 * The files of some chunks, by the names of these, and of all that they import; throws an Error
 * when the client build has no chunk of a name, a ZodError when Vike writes another manifest.
 */
export function scriptsOf(names: string[]): Set<string> {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(buildFolder(), 'assets.json'), 'utf8')));
  const keyOf = (name: string) => {
    const key = Object.keys(manifest).find((key) => manifest[key]?.name === name);
    if (!key)
      throw new Error(`The client build has no chunk ${name}; see vite.config.ts and scripts/internals/vike.ts.`);
    return key;
  };
  const keys = new Set(names.map(keyOf));
  // A set's iterator also visits what is added on the way.
  for (const key of keys) for (const other of manifest[key]?.imports ?? []) keys.add(other);
  return new Set([...keys].map((key) => manifest[key]?.file ?? ''));
}
