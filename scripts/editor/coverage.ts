import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CmsConfig, Field } from '@sveltia/cms';
import { parse } from 'yaml';
import { z } from 'zod';

/** A content file that the editor can save. */
export type EditedFile = {
  path: string;
  /** The editor's fields for it. */
  fields: Field[];
  /** What stands in it, as its author wrote it; the text of a page is `body`. */
  data: Record<string, unknown>;
};

const written = z.record(z.string(), z.unknown());

function read(path: string): EditedFile['data'] {
  const source = readFileSync(path, 'utf8');
  const [, front, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(source) ?? [];
  return { ...written.parse(parse(front ?? source)), ...(body !== undefined && { body }) };
}

/** Every content file that the editor can save, with its fields. */
export function editedFiles({ collections = [], singletons = [] }: CmsConfig): EditedFile[] {
  const files = [...singletons, ...collections.flatMap((part) => ('files' in part ? part.files : []))].flatMap(
    (part) => ('file' in part ? [{ path: part.file, fields: part.fields }] : []),
  );
  const entries = collections.flatMap((part) => {
    if (!('folder' in part)) return [];
    const names = readdirSync(part.folder).filter((name) => name.endsWith(`.${part.extension}`));
    return names.map((name) => ({ path: join(part.folder, name), fields: part.fields }));
  });
  return [...files, ...entries].map((file) => ({ ...file, data: read(file.path) }));
}

/**
 * The fields of content files that the editor doesn't show, and would drop when it saves the file.
 *
 * @returns a line for each
 */
export const unknownFields = (config: CmsConfig): string[] =>
  editedFiles(config).flatMap(({ path, fields, data }) =>
    Object.keys(data)
      .filter((name) => !fields.some((field) => field.name === name))
      .map((name) => `${path}: the editor has no field ${name}.`),
  );
