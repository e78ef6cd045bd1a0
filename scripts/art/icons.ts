import sharp from 'sharp';
import { appIcon } from './logo.ts';

async function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 200 })
    .resize(size, size)
    .png({ effort: 10 })
    .toBuffer();
}

/** An ICO file that holds one PNG, which every browser that still asks for /favicon.ico can read. */
function ico(picture: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // with one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

/** The icons that can't be SVG, by file. Those that a system cuts to its own shape have room around the ring. */
export async function drawIcons(): Promise<Map<string, Buffer>> {
  const disc = appIcon('disc');
  return new Map([
    ['public/favicon.ico', ico(await png(disc, 32), 32)],
    ['public/apple-touch-icon.png', await png(appIcon('square', 0.86), 180)],
    ['public/icon-192.png', await png(disc, 192)],
    ['public/icon-512.png', await png(disc, 512)],
    ['public/icon-maskable-512.png', await png(appIcon('square', 0.8), 512)],
  ]);
}
