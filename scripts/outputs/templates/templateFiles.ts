import { templates } from '#content/collections/templates/index.ts';
import { wordDocument } from './wordDocument.ts';
import { workbook } from './workbook.ts';

const WRITERS = { docx: wordDocument, xlsx: workbook };

/** The files of all templates: path below the web root → file. */
export async function templateFiles(): Promise<Map<string, Uint8Array>> {
  const files = templates.flatMap((template) =>
    template.files.map(
      async ({ format, href }): Promise<[string, Uint8Array]> => [href.slice(1), await WRITERS[format](template)],
    ),
  );
  return new Map(await Promise.all(files));
}
