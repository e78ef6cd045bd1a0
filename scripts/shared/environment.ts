import { existsSync } from 'node:fs';

// Settings come from the environment, and from .env where they are missing there. Imported first by
// every program, because content/site/site.ts reads its settings as it loads.
if (existsSync('.env')) process.loadEnvFile('.env');
