import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const LAYERS = 'components/styles/layers.css';

/**
 * Lets `npm run dev` look like the build. Layers rank in the order in which they are first named, and the development server
 * links stylesheets as it comes upon them, a component's before the one that ranks the layers: here each names all of them.
 */
export function layerOrder(): Plugin {
  const order = readFileSync(LAYERS, 'utf8');
  return {
    name: 'site:layer-order',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: /\/components\/[^?]*\.css/ },
      handler: (code) => `${order}${code}`,
    },
  };
}
