import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRunnableDevEnvironment, type Plugin } from 'vite';
import type { SitemapPage } from '../files/sitemap.ts';
import { contentType } from '../server/contentType.ts';
import { SERVER_BUILD } from './files.ts';

type RootFiles = typeof import('../files/rootFiles.ts');

const ENTRY = resolve(import.meta.dirname, '../files/rootFiles.ts');

/**
 * Makes feeds, calendars and the other small files at the root part of the site: their code joins the server's build, where
 * the content is, and the development server answers with them too (the sitemap without pages).
 */
export function rootFiles(): Plugin {
  return {
    name: 'site:root-files',
    config: () => ({ environments: { ssr: { build: { rolldownOptions: { input: { rootFiles: ENTRY } } } } } }),
    configureServer({ middlewares, environments: { ssr } }) {
      const bodyOf = async (file: string) => {
        if (!/\.(xml|txt|ics|json|webmanifest|speculationrules)$/.test(file) || !isRunnableDevEnvironment(ssr))
          return undefined;
        const { rootFiles }: RootFiles = await ssr.runner.import(ENTRY);
        return rootFiles([], new Date()).get(file);
      };
      middlewares.use((request, response, next) => {
        const file = (request.url ?? '').split('?')[0]?.slice(1) ?? '';
        bodyOf(file).then((body) => {
          if (body === undefined) next();
          else response.setHeader('Content-Type', contentType(file)).end(body);
        }, next);
      });
    },
  };
}

/**
 * Writes those files into the web root, and removes the server's build, which nothing needs after that.
 *
 * @param pages what the sitemap tells of the built pages
 */
export async function writeRootFiles(root: string, pages: SitemapPage[]): Promise<void> {
  // The server's build has loaded all content for the pages already; reading it again would take longer than the files.
  const { rootFiles }: RootFiles = await import(pathToFileURL(resolve(SERVER_BUILD, 'rootFiles.mjs')).href);
  for (const [file, body] of rootFiles(pages, new Date())) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), body);
  }
  await rm(SERVER_BUILD, { recursive: true });
}
