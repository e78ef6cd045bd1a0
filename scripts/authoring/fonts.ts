// Writes the two fonts that the website serves, cut down to the characters it uses: npm run fonts
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { faces } from '#scripts/authoring/fonts/faces.ts';
import { subsetFace } from '#scripts/authoring/fonts/subsetFace.ts';

for (const face of faces) {
  const font = await subsetFace(face);
  await mkdir(dirname(face.to), { recursive: true });
  await writeFile(face.to, font);
  console.log(`${face.to}: ${(font.length / 1000).toFixed(1)} kB`);
}
