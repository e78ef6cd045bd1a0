import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import { parse } from 'yaml';
import { z } from 'zod';

const fields = z.record(z.string(), z.unknown());

/** The fields that a file has, without its text. */
function fieldsIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const [, front = source] = /^---\n([\s\S]*?\n)---\n/.exec(source) ?? [];
  return Object.keys(fields.parse(parse(front)));
}

/**
 * The fields of content files that the editor doesn't show, and would drop when it saves the file.
 *
 * @returns a line for each
 */
export function unknownFields({ collections = [], singletons = [] }: CmsConfig): string[] {
  const files = [...singletons, ...collections.flatMap((part) => ('files' in part ? part.files : []))].flatMap(
    (part) => ('file' in part ? [{ path: part.file, known: part.fields }] : []),
  );
  const entries = collections.flatMap((part) => {
    if (!('folder' in part)) return [];
    const names = readdirSync(part.folder).filter((name) => name.endsWith(`.${part.extension}`));
    return names.map((name) => ({ path: join(part.folder, name), known: part.fields }));
  });
  return [...files, ...entries].flatMap(({ path, known }) =>
    fieldsIn(path)
      .filter((name) => !known.some((field) => field.name === name))
      .map((name) => `${path}: the editor has no field ${name}.`),
  );
}
