import { resolve } from 'node:path';
import { isRunnableDevEnvironment, type Plugin } from 'vite';
import { EDITOR } from '#scripts/editor/config.ts';
import { editorFiles } from '#scripts/editor/files.ts';
import { contentType } from '#scripts/server/contentType.ts';
import { EDITOR_HEADERS, EDITOR_PATHS } from '#scripts/server/headers.ts';

const ENTRY = resolve(import.meta.dirname, './rootFiles.ts');
const TEMPLATES = resolve(import.meta.dirname, './templates/templateFiles.ts');

/** The page of components in all their states; it exists in development only. */
const STORIES = '/__components';
/** Content reads its settings from the environment, which a browser doesn't have. */
const STORIES_HTML = `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Components</title></head>
<body><script>var process = { env: {} }</script>
<script type="module" src="/tests/fixtures/stories/page.tsx"></script></body>
</html>`;

/**
 * Makes the development server answer with the sitemap, feeds, calendars and the other files at the root, templates, the stories,
 * and at /admin the editor, which works on a folder of this computer.
 */
export function rootFiles(): Plugin {
  return {
    name: 'site:root-files',
    apply: 'serve',
    configureServer(server) {
      const { ssr } = server.environments;
      let editor: ReturnType<typeof editorFiles> | undefined;
      const bodyOf = async (file: string) => {
        if (EDITOR_PATHS.test(`/${file}`)) {
          editor ??= editorFiles();
          return (await editor).get(file.replace(/\/$/, '') === EDITOR ? `${EDITOR}.html` : file);
        }
        if (!isRunnableDevEnvironment(ssr)) return undefined;
        if (/\.(docx|xlsx)$/.test(file)) {
          const { templateFiles }: typeof import('./templates/templateFiles.ts') = await ssr.runner.import(TEMPLATES);
          return (await templateFiles()).get(file);
        }
        if (!/\.(xml|txt|ics|json|webmanifest|speculationrules)$/.test(file)) return undefined;
        const { rootFiles }: typeof import('./rootFiles.ts') = await ssr.runner.import(ENTRY);
        return (await rootFiles()).get(file);
      };
      const answer = async (path: string) => {
        if (path === STORIES) return { type: 'text/html', body: await server.transformIndexHtml(path, STORIES_HTML) };
        const body = await bodyOf(path.slice(1));
        return body === undefined
          ? undefined
          : { type: contentType(/\.\w+$/.test(path) ? path : `${path}.html`), body };
      };
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        answer(path).then((file) => {
          if (!file) return next();
          if (EDITOR_PATHS.test(path)) response.setHeaders(new Map(EDITOR_HEADERS));
          response.setHeader('Content-Type', file.type).end(file.body);
        }, next);
      });
    },
  };
}
