import { resolve } from 'node:path';
import { isRunnableDevEnvironment, type Plugin } from 'vite';
import { contentType } from '#scripts/server/contentType.ts';

const ENTRY = resolve(import.meta.dirname, './rootFiles.ts');

/** Makes the development server answer with the sitemap, feeds, calendars and the other files at the root. */
export function rootFiles(): Plugin {
  return {
    name: 'site:root-files',
    apply: 'serve',
    configureServer({ middlewares, environments: { ssr } }) {
      const bodyOf = async (file: string) => {
        if (!/\.(xml|txt|ics|json|webmanifest|speculationrules)$/.test(file) || !isRunnableDevEnvironment(ssr))
          return undefined;
        const { rootFiles }: typeof import('./rootFiles.ts') = await ssr.runner.import(ENTRY);
        return (await rootFiles(new Date())).get(file);
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
