import type { z } from 'zod';
import { define, mistake } from './define.server.ts';

/**
 * Checks a folder that holds one file a piece of writing: each against its schema, and its slug against its file's name.
 *
 * @param folder where the files are, for the messages, e.g. `content/collections/articles`
 * @param schema the zod schema of one piece
 * @param pieces what each file gives, by its path in the folder, e.g. `./kyc-cdd-msbs.ts`
 * @returns the pieces as the schema gives them, in the order of the files' names
 * @throws Error naming the file, what is wrong and how to mend it
 */
export function collect<Output extends { slug: string }, Input>(
  folder: string,
  schema: z.ZodType<Output, Input>,
  pieces: Record<string, Input>,
): Output[] {
  return Object.entries(pieces).map(([path, value]) => {
    const file = `${folder}/${path.replace(/^\.\//, '')}`;
    const piece = define(file, schema, value);
    const name = file.slice(folder.length + 1, -'.ts'.length);
    if (piece.slug !== name)
      throw mistake(
        `${file} needs fixing:\nIts slug is "${piece.slug}", its file "${name}". ` +
          `Write slug: '${name}', or rename the file to ${piece.slug}.ts.`,
      );
    return piece;
  });
}

/**
 * A rule for a list in which no two entries may share a field: `z.array(entry).superRefine(uniqueBy('slug'))`.
 *
 * @param field the field that tells the entries apart
 */
export function uniqueBy<Field extends string>(field: Field) {
  return (entries: Record<Field, string | number>[], context: z.RefinementCtx) => {
    const seen = new Set<string | number>();
    for (const [index, { [field]: value }] of entries.entries()) {
      if (seen.has(value))
        context.addIssue({
          code: 'custom',
          path: [index, field],
          message: `Another entry has the ${field} ${value} already; give each its own.`,
        });
      seen.add(value);
    }
  };
}
