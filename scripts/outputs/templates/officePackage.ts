import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** The parts of a file of Word or Excel: name → contents. Both are zip archives of XML (ECMA-376). */
type Parts = Record<string, Uint8Array>;

/** Changes one part of a package. */
export type Edit = { part: string; change: (xml: string) => string };

/** The day that every entry of the archive has: the first that a zip file can hold. */
const ZIP_EPOCH = new Date(1980, 0, 1);

/** Gives a package the day of its content and its language, in place of the moment at which it was written. */
const properties = (day: string): Edit => ({
  part: 'docProps/core.xml',
  change: (xml) =>
    xml
      .replaceAll(/(<dcterms:(created|modified)\b[^>]*>)[^<]*/g, `$1${day}T00:00:00Z`)
      .replace('</cp:coreProperties>', '<dc:language>en-GB</dc:language></cp:coreProperties>'),
});

/**
 * Writes a package anew, so that the same content gives the same bytes: the libraries write the time, and numbers by chance.
 *
 * @param file as a library wrote it
 * @param day of the content, in ISO form
 * @param edits other changes of parts
 * @throws Error when a part is missing
 */
export function repack(file: Uint8Array, day: string, edits: Edit[] = []): Uint8Array {
  const parts: Parts = unzipSync(file);
  for (const { part, change } of [properties(day), ...edits]) {
    const xml = parts[part];
    if (!xml) throw new Error(`The file has no ${part}.`);
    parts[part] = strToU8(change(strFromU8(xml)));
  }
  return zipSync(parts, { level: 9, mtime: ZIP_EPOCH });
}
