import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

/** Settings by the names that the code asks for. */
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
