import type { Plugin } from 'vite';

const HELPER = 'vite/preload-helper.js';
/** `() => import(…)`, with the choice of one export where a chunk has several; or an async function that picks some by name. */
const WRAPPED_IMPORT =
  /__vitePreload(?:\$\d+)?\((?:\(\) => |async \(\) => \{\s*const \{[^}]*\} = await )(import\([^()]*\)(?:\.then\(\(n\) => n\.\w+\))?)(?:;\s*return \{[^}]*\};\s*\})?,[^)]*\)/g;

/**
 * Lets dynamic imports be plain ones. Vite wraps each in a helper that preloads a chunk's stylesheets and imports: here
 * stylesheets are in the page already and React comes in one file, so the helper would be a third of the boot script.
 * Every importer gets a copy of its own, or the copies would share a file and cost a request; a bare import needs none.
 */
export function plainImports(): Plugin {
  return {
    name: 'site:plain-imports',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      return id.endsWith(HELPER) ? `\0${HELPER}?${importer}` : undefined;
    },
    renderChunk(code) {
      return code.includes('__vitePreload') ? code.replace(WRAPPED_IMPORT, '$1') : undefined;
    },
    load(id) {
      return id.startsWith(`\0${HELPER}?`) ? 'export const __vitePreload = (load) => load();' : undefined;
    },
  };
}
