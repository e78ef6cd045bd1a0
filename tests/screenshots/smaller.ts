import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const FOLDER = 'tests/screenshots/stories';

/** After the screenshots: gives every new picture a palette, which leaves a fraction of its bytes. */
export async function teardown(): Promise<void> {
  for (const file of existsSync(FOLDER) ? readdirSync(FOLDER) : []) {
    const picture = sharp(join(FOLDER, file));
    const { isPalette } = await picture.metadata();
    if (isPalette) continue;
    writeFileSync(
      join(FOLDER, file),
      await picture.png({ palette: true, colours: 16, dither: 0, effort: 10 }).toBuffer(),
    );
  }
}
