import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** Changes the XML of a part. */
export type Change = (xml: string) => string;

/** The day that every entry of the archive has: the first that a zip file can hold. */
const ZIP_EPOCH = new Date(1980, 0, 1);

/** Gives a package the day of its content and its language, in place of the moment at which it was written. */
const setProperties =
  (day: string): Change =>
  (xml) =>
    xml
      .replaceAll(/(<dcterms:(created|modified)\b[^>]*>)[^<]*/g, `$1${day}T00:00:00Z`)
      .replace('</cp:coreProperties>', '<dc:language>en-GB</dc:language></cp:coreProperties>');

/**
 * Writes a file of Word or Excel anew, so that the same content gives the same bytes: the libraries write the time, and numbers
 * by chance. Both kinds are zip archives of XML (ECMA-376).
 *
 * @param changes by the names of the parts, in this order
 * @throws Error when a part is missing
 */
export function repack(file: Uint8Array, day: string, changes: Record<string, Change> = {}): Uint8Array {
  const parts = unzipSync(file);
  for (const [name, change] of Object.entries({ 'docProps/core.xml': setProperties(day), ...changes })) {
    const part = parts[name];
    if (!part) throw new Error(`The file has no ${name}.`);
    parts[name] = strToU8(change(strFromU8(part)));
  }
  return zipSync(parts, { level: 9, mtime: ZIP_EPOCH });
}
