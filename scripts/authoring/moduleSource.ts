/** A text as TypeScript writes it; apostrophes become typographic ones, as in all of the site's prose. */
function literal(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll("'", '’');
  if (!text.includes('\n')) return `'${escaped}'`;
  return `\`${escaped.replaceAll('`', '\\`').replaceAll('${', '\\${')}\``;
}

function written(value: unknown, indent: string): string {
  if (typeof value === 'string') return literal(value);
  if (Array.isArray(value)) {
    const items = value.map((item) => `${indent}  ${written(item, `${indent}  `)},\n`);
    return items.length ? `[\n${items.join('')}${indent}]` : '[]';
  }
  return typeof value === 'object' && value !== null ? `{\n${fields(value, `${indent}  `)}${indent}}` : String(value);
}

const fields = (value: object, indent: string): string =>
  Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([key, item]) => `${indent}${key}: ${written(item, indent)},\n`)
    .join('');

/** What a module is called and holds. */
export type ModuleText = { name: string; type: string; value: Record<string, unknown> };

/** The source of a content module that holds one piece, its sample line marked for its author. */
export function moduleSource({ name, type, value }: ModuleText): string {
  const body = fields(value, '  ').replace(
    '  sample: true,',
    '  // Take this line out when the piece is written: npm run launch-check lists it until then.\n  sample: true,',
  );
  return `import type { ${type} } from './schema.server.ts';\n\nexport const ${name} = {\n${body}} satisfies ${type};\n`;
}
