import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { templates } from '#content/collections/templates/index.ts';
import { wordDocument } from './wordDocument.ts';
import { workbook } from './workbook.ts';

const WRITERS = { docx: wordDocument, xlsx: workbook };

/** The day that every entry of the archive has: the first that a zip file can express. */
const ZIP_EPOCH = new Date(1980, 0, 1);

/**
 * Writes a file of Word or Excel anew, so that the same content gives the same bytes: the libraries
 * write the time, and long names of links by chance. Both kinds are zip archives of XML (ECMA-376).
 * The file gets the day of its content, and its language.
 */
function repack(file: Uint8Array, day: string): Uint8Array {
  const links = new Map<string, string>();
  const numbered = (name: string) => {
    const number = links.get(name) ?? `link${links.size + 1}`;
    links.set(name, number);
    return number;
  };
  const changed = (xml: string) =>
    xml
      .replaceAll(/\brId[\w-]{15,}/g, numbered)
      .replaceAll(/(<dcterms:(created|modified)\b[^>]*>)[^<]*/g, `$1${day}T00:00:00Z`)
      .replace('</cp:coreProperties>', '<dc:language>en-GB</dc:language></cp:coreProperties>');
  const parts = Object.entries(unzipSync(file)).map(([name, part]) => [name, strToU8(changed(strFromU8(part)))]);
  return zipSync(Object.fromEntries(parts), { level: 9, mtime: ZIP_EPOCH });
}

/**
 * The files of all templates: path below the web root → file. The same content gives the same
 * bytes.
 */
export async function templateFiles(): Promise<Map<string, Uint8Array>> {
  const files = templates.flatMap((template) =>
    template.files.map(async ({ format, href }): Promise<[string, Uint8Array]> => {
      const file = await WRITERS[format](template);
      return [href.slice(1), repack(file, template.lastReviewed)];
    }),
  );
  return new Map(await Promise.all(files));
}
