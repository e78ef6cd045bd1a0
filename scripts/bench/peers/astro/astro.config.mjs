import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { outputs } from './outputs.mjs';

export default defineConfig({
  site: 'https://peer.example',
  build: { format: 'file' },
  devToolbar: { enabled: false },
  integrations: [sitemap(), outputs()],
});
