import { existsSync } from 'node:fs';

// Imported first by every script that reads settings: content/site/site.ts looks at the environment as it loads, and what a
// .env file says must hold for the server as it does for the build. What is set already wins.
if (existsSync('.env')) process.loadEnvFile('.env');
