import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Renderers } from '#scripts/prerender/renderers.ts';

const folder = mkdtempSync(join(tmpdir(), 'renderers-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs code in place of renderPages.ts; returns the files of the pages that it reports. */
async function written(code: string): Promise<string[]> {
  const script = join(folder, 'script.mjs');
  writeFileSync(script, code);
  const renderers = new Renderers('dist/client', script);
  const files: string[] = [];
  try {
    await renderers.writePages(({ file }) => files.push(file));
  } finally {
    renderers.end();
  }
  return files;
}

test('a page that can’t be rendered fails the build, whatever was written before', async () => {
  const code = `process.send({ file: 'a.html' }); if (process.argv[3] === '0') process.exit(1); process.send('done');`;
  await expect(written(code)).rejects.toThrow('could not be written');
});

test('every page is reported before all are done, however many they are', async () => {
  const code = `
    if (process.argv[3] === '0') for (let i = 0; i < 5000; i++) process.send({ file: i + '.html', files: ['x'.repeat(1000)] });
    process.send('done');`;
  expect(await written(code)).toEqual(Array.from({ length: 5000 }, (_, index) => `${index}.html`));
});
