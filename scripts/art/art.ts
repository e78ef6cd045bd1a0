// Draws every picture that the website owns: samples, covers, monograms, line art, logo and icons: npm run art
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { drawAll } from './drawings.ts';
import { drawIcons } from './icons.ts';

const files = new Map<string, string | Buffer>([...drawAll(), ...(await drawIcons())]);
const families = new Map<string, { files: number; changed: number; largest: number; total: number }>();

for (const [file, content] of files) {
  const bytes = Buffer.from(content);
  const old = await readFile(file).catch(() => undefined);
  const changed = !old?.equals(bytes);
  if (changed) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  const folder = dirname(file);
  const family = families.get(folder) ?? { files: 0, changed: 0, largest: 0, total: 0 };
  const size = gzipSync(bytes, { level: 9 }).length;
  families.set(folder, {
    files: family.files + 1,
    changed: family.changed + Number(changed),
    largest: Math.max(family.largest, size),
    total: family.total + size,
  });
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
for (const [folder, { files: count, changed, largest, total }] of families) {
  console.log(`${folder}: ${count} files, ${changed} changed; gzip ${kB(total)} together, ${kB(largest)} the largest`);
}
