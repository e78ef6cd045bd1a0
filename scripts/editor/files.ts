import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { site } from '#content/site/site.ts';
import { listFiles } from '#scripts/prerender/files.ts';
import { EDITOR, editorConfig } from './config.ts';

/** Sveltia CMS as its package brings it: its own fonts and parts, nothing from other hosts. */
const SVELTIA = dirname(fileURLToPath(import.meta.resolve('@sveltia/cms')));
const CMS = 'cms';

const page = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Editor of ${site.siteName}</title>
<link rel="cms-config-url" type="application/json" href="/${EDITOR}/config.json">
<script type="module" src="/${EDITOR}/editor.js"></script>
</head>
<body></body>
</html>
`;

/** Bundles the editor's own script and the stylesheet of its previews. */
async function bundle(): Promise<[string, string | Uint8Array][]> {
  const input = { editor: join(import.meta.dirname, 'browser.ts'), preview: join(import.meta.dirname, 'preview.css') };
  const built = await build({
    configFile: false,
    base: `/${EDITOR}/`,
    logLevel: 'error',
    publicDir: false,
    // Content reads its settings from the environment, which a browser doesn't have.
    define: { 'process.env': '{}' },
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input,
        external: ['@sveltia/cms'],
        output: {
          entryFileNames: '[name].js',
          assetFileNames: '[name][extname]',
          paths: { '@sveltia/cms': `./${CMS}/index.js` },
        },
      },
    },
  });
  if (!('output' in built)) throw new Error('The editor was not bundled.');
  return built.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]);
}

/**
 * The files of the editor.
 *
 * @param repository owner/name on GitHub; left out, it works on a folder of this computer
 * @returns path below /admin → body
 */
export async function editorFiles(repository?: string): Promise<Map<string, string | Uint8Array>> {
  const sveltia = listFiles(SVELTIA).filter((file) => !file.endsWith('.map'));
  return new Map<string, string | Uint8Array>([
    ['index.html', page],
    ['config.json', JSON.stringify(editorConfig(repository), null, 2)],
    ...(await bundle()),
    ...sveltia.map((file): [string, Uint8Array] => [`${CMS}/${file}`, readFileSync(join(SVELTIA, file))]),
  ]);
}
