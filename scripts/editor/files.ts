import { join } from 'node:path';
import { build } from 'vite';
import { editable } from '#content/collections/editable.ts';
import { site } from '#content/site/site.ts';
import { editorConfig } from './config.ts';
import { EDITOR } from './paths.ts';
import type { EditorSettings } from './statusLine.ts';

const addresses = Object.fromEntries(editable.flatMap(({ folder, address }) => (address ? [[folder, address]] : [])));

const page = (settings: EditorSettings) => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Editor of ${site.siteName}</title>
<script type="application/json" id="settings">${JSON.stringify(settings)}</script>
<link rel="cms-config-url" type="application/json" href="/${EDITOR}/config.json">
<script type="module" src="/${EDITOR}/editor.js"></script>
</head>
<body></body>
</html>
`;

/** Bundles Sveltia CMS with what we add to it, and the stylesheet of the previews. */
async function bundle(): Promise<[string, string | Uint8Array][]> {
  const built = await build({
    configFile: false,
    base: `/${EDITOR}/`,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      license: { fileName: 'licences.md' },
      rolldownOptions: {
        input: { editor: join(import.meta.dirname, 'browser.ts') },
        // Colours for program code, which no text of the site has.
        external: [/^@shikijs\//],
        output: { entryFileNames: '[name].js', assetFileNames: 'assets/[name][extname]' },
      },
    },
  });
  if (!('output' in built)) throw new Error('The editor was not bundled.');
  return built.output.map((file) => [`${EDITOR}/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]);
}

/**
 * The files of the editor at /admin, path below the web root → body; `repository` as in config.ts.
 */
export async function editorFiles(repository?: string): Promise<Map<string, string | Uint8Array>> {
  return new Map([
    [`${EDITOR}.html`, page({ repository, addresses })],
    [`${EDITOR}/config.json`, JSON.stringify(editorConfig(repository), null, 2)],
    ...(await bundle()),
  ]);
}
