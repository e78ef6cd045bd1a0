import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { checkExternalLinks } from '#scripts/checks/links.ts';
import { listen } from '#scripts/server/server.ts';

const replies: Record<string, [status: number, location?: string]> = {
  '/fine': [200],
  '/gone': [404],
  '/unwelcome': [403],
  '/moved': [301, '/fine'],
};
const server = fastify();
server.get('*', ({ url }, reply) => {
  const [status, location] = replies[url] ?? [500];
  reply
    .code(status)
    .headers(location ? { location } : {})
    .send('text');
});
const other = `http://127.0.0.1:${await listen(server, 0)}`;
const root = await mkdtemp(join(tmpdir(), 'links-'));
const addresses = [
  'https://own.example/x',
  '/x',
  'mailto:a@own.example',
  ...Object.keys(replies).map((path) => other + path),
];
await writeFile(join(root, 'index.html'), addresses.map((address) => `<a href="${address}">link</a>`).join(''));
afterAll(() => Promise.all([server.close(), rm(root, { recursive: true })]));

test('an address outside the site is fine, moved, refused or dead; those of the site are left out', async () => {
  expect(await checkExternalLinks(root, 'https://own.example')).toEqual([
    { url: `${other}/fine`, page: 'index.html', state: 'fine', detail: '200' },
    { url: `${other}/gone`, page: 'index.html', state: 'dead', detail: '404' },
    { url: `${other}/moved`, page: 'index.html', state: 'moved', detail: `${other}/fine` },
    { url: `${other}/unwelcome`, page: 'index.html', state: 'refused', detail: '403' },
  ]);
});

test('a server that is not there is dead', async () => {
  await writeFile(join(root, 'index.html'), '<a href="http://127.0.0.1:1/">link</a>');
  expect(await checkExternalLinks(root, 'https://own.example')).toMatchObject([{ state: 'dead', detail: 'no answer' }]);
});
