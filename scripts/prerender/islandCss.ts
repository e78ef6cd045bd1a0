import type { Plugin } from 'vite';

/**
 * Keeps stylesheets out of the island chunks. An island's CSS reaches its page through the server's module graph and is
 * inlined there; without this the chunk would fetch the same rules a second time, and every CSS Module's table of class
 * names would be a file of its own: Vike puts each in a chunk for the sake of the stylesheets that we don't load.
 */
export function keepCssOutOfChunks(): Plugin {
  return {
    name: 'site:keep-css-out-of-chunks',
    apply: 'build',
    enforce: 'post',
    configResolved: {
      order: 'post',
      handler({ environments }) {
        const { output } = environments.client?.build.rolldownOptions ?? {};
        if (!output || Array.isArray(output) || typeof output.codeSplitting !== 'object') return;
        output.codeSplitting.groups = output.codeSplitting.groups?.filter(({ name }) => typeof name === 'string') ?? [];
      },
    },
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk') output.viteMetadata?.importedCss.clear();
        }
      },
    },
  };
}
