import type { Plugin } from 'vite';
import { contentType } from '#scripts/server/contentType.ts';
import { EDITOR_HEADERS } from '#scripts/server/headers.ts';
import { EDITOR } from './config.ts';
import { editorFiles } from './files.ts';

/** Makes the development server answer with the editor at /admin, which works on a folder of this computer. */
export function serveEditor(): Plugin {
  let files: ReturnType<typeof editorFiles> | undefined;
  const headers = new Map(EDITOR_HEADERS);
  return {
    name: 'site:editor',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0]?.replace(/^\/|\/$/g, '') ?? '';
        if (path !== EDITOR && !path.startsWith(`${EDITOR}/`)) return next();
        files ??= editorFiles();
        const name = path === EDITOR ? `${EDITOR}.html` : path;
        files.then((all) => {
          const body = all.get(name);
          if (body === undefined) return next();
          response.setHeaders(headers).setHeader('Content-Type', contentType(name)).end(body);
        }, next);
      });
    },
  };
}
