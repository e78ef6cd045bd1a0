import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writePages } from '#scripts/prerender/renderers.ts';

const folder = mkdtempSync(join(tmpdir(), 'renderers-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs code in place of renderPages.ts; returns the files that all processes report. */
async function reported(code: string): Promise<ReadonlySet<string>> {
  const script = join(folder, 'script.mjs');
  writeFileSync(script, code);
  return (await writePages('dist/client', 'hash', script)).written;
}

/** Answers the request for the outputs. */
const OUTPUTS = `process.once('message', () => process.send(new Set()));`;

const UNWRITTEN = `process.once('message', () => process.exit(1)); process.send({ pages: {}, written: new Set() });`;
const UNRENDERED = `${OUTPUTS} if (process.argv[4] === '0') process.exit(1); process.send({ pages: {}, written: new Set(['a.js']) });`;

test.each([
  ['a page that can’t be rendered, whatever other processes have written,', UNRENDERED],
  ['an output that can’t be written', UNWRITTEN],
])('%s fails the build', async (_, code) => {
  await expect(reported(code)).rejects.toThrow('could not be written');
});

test('every process is heard before the outputs are written, however much it reports', async () => {
  const code = `
    process.once('message', () => { writeFileSync(${JSON.stringify(join(folder, 'outputs'))}, ''); process.send(new Set()); });
    const files = Array.from({ length: 5000 }, (_, index) => process.argv[4] + index + 'x'.repeat(1000));
    setTimeout(() => process.send({ pages: {}, written: new Set([...files, String(existsSync(${JSON.stringify(join(folder, 'outputs'))}))]) }), 100 * process.argv[4]);`;
  const files = await reported(`import { existsSync, writeFileSync } from 'node:fs';${code}`);
  expect(files).toContain(`04999${'x'.repeat(1000)}`);
  expect(files.has('true'), 'outputs are there').toBe(false);
});
