import { resolve } from 'node:path';
import { isRunnableDevEnvironment, type Plugin } from 'vite';
import { CHECK, EDITOR, EDITOR_PATHS } from '#scripts/editor/paths.ts';
import { runCheck } from '#scripts/editor/runCheck.ts';
import { contentType } from '#scripts/server/contentType.ts';

/**
 * Makes the development server serve generated files that are not pages, and the editor with its
 * check at /admin.
 */
export function serveRootFiles(): Plugin {
  return {
    name: 'site:serve-root-files',
    apply: 'serve',
    configureServer(server) {
      const { ssr } = server.environments;
      if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite no longer runs server code in its own process.');
      /** Loads a module of scripts with the content as it is now. */
      const load = <Module>(module: string): Promise<Module> => ssr.runner.import(resolve('scripts', module));
      const loadEditor = async () => {
        const { editorFiles } = await load<typeof import('#scripts/editor/files.ts')>('editor/files.ts');
        const { EDITOR_HEADERS } = await load<typeof import('#scripts/server/headers.ts')>('server/headers.ts');
        return { files: await editorFiles(), headers: new Map(EDITOR_HEADERS) };
      };
      /** Cached, so that the editor still works while content has an error, to be fixed in it. */
      let editor: Awaited<ReturnType<typeof loadEditor>> | undefined;
      const bodyOf = async (file: string) => {
        if (!/\.(docx|xlsx|xml|txt|ics|webmanifest|speculationrules)$/.test(file)) return undefined;
        const { otherFiles } = await load<typeof import('./writeOutputs.ts')>('outputs/writeOutputs.ts');
        return (await otherFiles()).get(file);
      };
      const answer = async (path: string) => {
        if (path === `/${EDITOR}/${CHECK}`) return { type: 'text/plain; charset=utf-8', ...(await runCheck()) };
        const file = path.slice(1).replace(/\/$/, '');
        const type = contentType(/\.\w+$/.test(path) ? path : `${path}.html`);
        if (!EDITOR_PATHS.test(path)) return { status: 200, type, body: await bodyOf(file) };
        editor ??= await loadEditor();
        const { files, headers } = editor;
        return { status: 200, type, body: files.get(file) ?? files.get(`${file}.html`), headers };
      };
      server.middlewares.use((request, response, next) => {
        answer(request.url?.split('?')[0] ?? '').then(({ status, type, body, headers }) => {
          if (body === undefined) return next();
          response.statusCode = status;
          if (headers) response.setHeaders(headers);
          response.setHeader('Content-Type', type).end(body);
        }, next);
      });
    },
  };
}
