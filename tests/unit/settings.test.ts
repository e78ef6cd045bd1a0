import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

/** The names of the settings that the code reads. */
const settings = [
  ...read('content/site/site.ts').matchAll(/setting\('(\w+)'/g),
  ...read('scripts/server/settings.ts').matchAll(/^ {2}([A-Z_]+): /gm),
].map(([, name]) => name);

test('every setting of the build and the server is in the README and in .env.example', () => {
  expect(settings).toEqual(expect.arrayContaining(['SITE_URL', 'OFFLINE_READING', 'FORMS_PER_MINUTE']));
  for (const name of settings) {
    expect(read('README.md')).toContain(`| \`${name}\` |`);
    expect(read('.env.example')).toMatch(new RegExp(`^${name}=`, 'm'));
  }
});
