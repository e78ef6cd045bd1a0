/**
 * All that the site relies on of how Vike, Vite and React work inside: what they emit, where, and in which form. After an
 * upgrade, tests/site/vike.test.ts builds a small site with the installed versions and names what changed.
 */
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { z } from 'zod';

/** The web root, which scripts/prerender puts together. */
export const WEB_ROOT = 'dist/client';
/** Where Vike writes its two builds: a build that finds them fresh uses them again. */
export const BUNDLES = '.cache/bundles';
/** The browser's code. */
export const CLIENT_BUILD = `${BUNDLES}/client`;
/** The server's code, entries not included. */
export const SERVER_BUILD = `${BUNDLES}/server`;
/** Files that the client build has named after their hash. */
export const HASHED_FOLDER = 'static';

/** Names the layers in their order of precedence. */
const LAYERS = 'components/styles/layers.css';

/**
 * Ranks the layers in `npm run dev`. Layers rank in the order of their first mention, and the development server links
 * stylesheets in the order it meets them, so every stylesheet names all layers first.
 */
function layersInDevelopment(): Plugin {
  return {
    name: 'site:layers-in-development',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: /\/components\/[^?]*\.css/ },
      handler: async (code) => `${await readFile(LAYERS, 'utf8')}${code}`,
    },
  };
}

/**
 * Keeps stylesheets out of the client's chunks: an island's CSS is in its page already. Vike adds a chunk group that puts
 * each CSS module into a chunk of its own (the only group named by a function); without this, every CSS module would cost a
 * request for its class names, and chunks would fetch their stylesheets again.
 */
function noCssInChunks(): Plugin {
  return {
    name: 'site:no-css-in-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    outputOptions(output) {
      const codeSplitting = typeof output.codeSplitting === 'object' ? output.codeSplitting : {};
      const { groups = [] } = codeSplitting;
      const ours = groups.filter(({ name }) => typeof name === 'string');
      if (groups.length !== ours.length + 1)
        this.error(
          'Vike no longer adds one chunk group for stylesheets; see noCssInChunks in scripts/prerender/vike.ts.',
        );
      return { ...output, codeSplitting: { ...codeSplitting, groups: ours } };
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk') output.viteMetadata?.importedCss.clear();
      },
    },
  };
}

const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Replaces the helper that Vite wraps around dynamic imports, a third of the script at load. It preloads a chunk's
 * stylesheets and imports; ours have no stylesheets, and React is one file. Each importer gets a copy, because a shared one
 * would be a chunk of its own and cost a request.
 */
function noPreloadHelper(): Plugin {
  return {
    name: 'site:no-preload-helper',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) => (id === PRELOAD_HELPER ? `${PRELOAD_HELPER}?${importer}` : undefined),
    load: (id) => (id.startsWith(PRELOAD_HELPER) ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}

/** The changes to how Vike and Vite build. */
export const vikeAdapter = (): Plugin[] => [layersInDevelopment(), noCssInChunks(), noPreloadHelper()];

/** React closes void elements as XML does, and writes the name of this attribute as its own code does. */
const VOID_ELEMENT = /(<(?:br|hr|img|input|link|meta|source|wbr)\b[^>]*)\/>/g;
const CHARSET = ' charSet=';

/**
 * Loads the server build.
 *
 * @param folder of the server build
 * @returns renders the page of a path as a live server would, as plain HTML; throws what the page throws
 */
export async function loadServer(folder: string): Promise<(path: string) => Promise<string>> {
  const { renderPage } = await import('vike/server');
  // Registers the pages with Vike.
  await import(/* @vite-ignore */ pathToFileURL(resolve(folder, 'entry.mjs')).href);
  return async (path) => {
    const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: path });
    if (errorWhileRendering) throw errorWhileRendering;
    return httpResponse.body.replace(VOID_ELEMENT, '$1>').replace(CHARSET, ' charset=');
  };
}

const STYLESHEET = /<link rel="stylesheet" type="text\/css" href="([^"]+)">/g;

/** What React moves into the head of a component's `<style href precedence>`. */
const HOISTED_STYLE = /<style data-precedence="[^"]*" data-href="[^"]*">([^<]*)<\/style>/g;

/** Takes Vike's links to stylesheets, and the styles that React moved into the head, out of a page. */
export function takeStylesheets(html: string): { hrefs: string[]; hoisted: string; rest: string } {
  return {
    hrefs: [...html.matchAll(STYLESHEET)].flatMap(([, href]) => href ?? []),
    hoisted: [...html.matchAll(HOISTED_STYLE)].map(([, css]) => css).join(''),
    rest: html.replace(STYLESHEET, '').replace(HOISTED_STYLE, ''),
  };
}

const IMAGE_PRELOAD = /<link rel="preload" href="([^"]+)" as="image" fetchPriority="high">/;

/** Finds the preload that React emits for a page's one prioritised image (components/ui/Picture.tsx), with its address. */
export function findImagePreload(html: string): { preload: string; src: string } | undefined {
  const [preload, src] = IMAGE_PRELOAD.exec(html) ?? [];
  return preload && src ? { preload, src } : undefined;
}

/** How React begins an image of that address. */
export const imageTag = (src: string): string => `<img src="${src}"`;

const HASHED_FILE = new RegExp(`/(${HASHED_FOLDER}/[\\w./-]+)`, 'g');

/** The hashed files that a page names, as files below the web root. */
export const hashedFilesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(HASHED_FILE)].flatMap(([, file]) => file ?? [])),
];

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
);
type Chunk = z.output<typeof manifestSchema>[string];

/**
 * Reads which chunks the client build has, and what each imports; Vike keeps Vite's manifest beside it.
 *
 * @param root the folder of the client build
 * @throws Error when there is no manifest beside it, or it has another form
 */
export async function readManifest(root = CLIENT_BUILD) {
  const chunks = manifestSchema.parse(JSON.parse(await readFile(join(dirname(root), 'assets.json'), 'utf8')));
  const byFile = new Map(Object.values(chunks).map((chunk) => [chunk.file, chunk]));

  function closure(files: Iterable<string>, keysOf: (chunk: Chunk) => string[]): Set<string> {
    const found = new Set(files);
    // A set's iterator also visits what is added on the way.
    for (const file of found) {
      const chunk = byFile.get(file);
      for (const key of chunk ? keysOf(chunk) : []) found.add(chunks[key]?.file ?? key);
    }
    return found;
  }

  return {
    /**
     * The chunk that begins with a module, as a file below the web root.
     * @param source the end of the module's path
     * @throws Error when there is none
     */
    fileOf(source: string): string {
      const chunk = Object.entries(chunks).find(([key]) => key.endsWith(source))?.[1];
      if (!chunk) throw new Error(`No chunk of the client build begins with ${source}.`);
      return chunk.file;
    },

    /** The files with all that they import statically. */
    staticImports: (files: Iterable<string>) => closure(files, ({ imports }) => imports),

    /** The files with all that they import, statically or not, and the assets of these. */
    allImports(files: Iterable<string>): Set<string> {
      const scripts = closure(files, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
      return new Set([...scripts, ...[...scripts].flatMap((file) => byFile.get(file)?.assets ?? [])]);
    },
  };
}
