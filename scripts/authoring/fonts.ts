// npm run fonts: writes the fonts of components/styles/fonts from their npm packages.
import { writeFile } from 'node:fs/promises';
import { faces, subsetFace } from './fonts/faces.ts';

for (const face of faces) {
  const font = await subsetFace(face);
  await writeFile(face.to, font);
  console.log(`${face.to}: ${(font.length / 1000).toFixed(1)} kB`);
}
