/**
 * All that the site relies on of how Vike, Vite and React work inside: what they emit, where, and in which form. An
 * upgrade that changes it stops the build, which names the function below that no longer fits.
 */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { buildFolder } from '#content/schema/contentFolder.server.ts';

/** Vike writes the browser's code here, beside public files; scripts/prerender adds the pages. */
export const WEB_ROOT = join(buildFolder, 'client');
/** The server's code, entries not included. */
export const SERVER_BUILD = join(buildFolder, 'server');
/** Files that the client build has named after their hash. */
export const HASHED_FOLDER = 'static';

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
      handler: async (code) => `${await readFile('components/styles/layers.css', 'utf8')}${code}`,
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

/**
 * Leaves content out of the server's code, which imports it as the scripts do: the process that makes the outputs and renders the
 * pages reads every entry once.
 */
function contentOnce(): Plugin {
  return {
    name: 'site:content-once',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    resolveId: {
      filter: { id: /^#content\// },
      handler: (id) => ({ id: pathToFileURL(id.slice(1)).href, external: true }),
    },
  };
}

/** The changes to how Vike and Vite build. */
export const vikeAdapter = (): Plugin[] => [layersInDevelopment(), noCssInChunks(), contentOnce()];

/** React closes void elements as XML does, and writes the name of this attribute as its own code does. */
const VOID_ELEMENT = /(<(?:br|hr|img|input|link|meta|source|wbr)\b[^>]*)\/>/g;
const CHARSET = ' charSet=';

/** Loads the server build. What it returns renders a path as a live server would, as plain HTML, and throws what the page throws. */
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

/**
 * Takes Vike's links to stylesheets, and the styles that React moved into the head, out of a page.
 * @throws Error when a stylesheet is linked in another form
 */
export function takeStylesheets(html: string): { hrefs: string[]; hoisted: string; rest: string } {
  const rest = html.replace(STYLESHEET, '').replace(HOISTED_STYLE, '');
  if (/rel="?stylesheet|<style/.test(rest))
    throw new Error('Vike links a stylesheet in another form; see takeStylesheets in scripts/prerender/vike.ts.');
  return {
    hrefs: [...html.matchAll(STYLESHEET)].flatMap(([, href]) => href ?? []),
    hoisted: [...html.matchAll(HOISTED_STYLE)].map(([, css]) => css).join(''),
    rest,
  };
}

/**
 * Removes the preload that React emits for the prioritised image of an address (components/ui/Picture.tsx).
 * @throws Error when there is none in that form
 */
export function withoutPreload(html: string, src: string): string {
  const preload = `<link rel="preload" href="${src}" as="image" fetchPriority="high">`;
  if (!html.includes(preload))
    throw new Error(`React preloads ${src} in another form; see withoutPreload in scripts/prerender/vike.ts.`);
  return html.replace(preload, '');
}
