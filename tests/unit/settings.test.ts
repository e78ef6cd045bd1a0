import { expect, test } from 'vitest';
import { matches, read } from '../fixtures/sources.ts';

/** The names of the settings that the code reads. */
const settings = [
  ...matches(read('content/site/site.ts'), /setting\('(\w+)'/g),
  ...matches(read('scripts/server/settings.ts'), /^ {2}([A-Z_]+): /gm),
];

test('every setting of the build and the server is in the README and in .env.example', () => {
  expect(settings).toEqual(expect.arrayContaining(['SITE_URL', 'OFFLINE_READING', 'FORMS_PER_MINUTE']));
  for (const name of settings) {
    expect(read('README.md')).toContain(`| \`${name}\` |`);
    expect(read('.env.example')).toMatch(new RegExp(`^${name}=`, 'm'));
  }
});
