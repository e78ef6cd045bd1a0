import type { Field, MarkdownField } from '@sveltia/cms';
import { z } from 'zod';
import { errorMap, labelOf } from '#content/schema/issues.server.ts';
import { HEADINGS } from '#content/schema/markdown.server.ts';
import { capitalise } from '#content/shared/text.ts';

/** What the fields of the editor need of a JSON Schema. */
const node = z.object({
  type: z.enum(['string', 'integer', 'boolean', 'array', 'object']).optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  get allOf() {
    return z.array(node).default([]);
  },
  minLength: z.number().default(0),
  maxLength: z.number().optional(),
  enum: z.array(z.string()).optional(),
  const: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().default(0),
  maxItems: z.number().optional(),
  default: z.unknown().optional(),
  description: z.string().optional(),
  get properties() {
    return z.record(z.string(), node).optional();
  },
  required: z.array(z.string()).default([]),
  get items() {
    return node.optional();
  },
  get oneOf() {
    return z.array(node).optional();
  },
  message: z.string().optional(),
  /**
   * How it is written, where the type doesn't say so: content/schema/fields.server.ts and
   * markdown.server.ts set it.
   */
  control: z.enum(['picture', 'markdown', 'line']).optional(),
  folder: z.string().optional(),
});
type Node = z.output<typeof node>;

/** Texts that fail every pattern and length limit of a content schema, to get their messages. */
const REFUSED = ['¤,[', '<b>', '¤'.repeat(1_000)];

/** A content schema as JSON Schema, with the messages about its texts. */
const jsonSchema = (schema: z.ZodType): Node =>
  node.parse(
    z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        if (jsonSchema.type !== 'string') return;
        const issues = REFUSED.flatMap(
          (text) => z.core.safeParse(zodSchema, text, { error: errorMap }).error?.issues ?? [],
        );
        if (issues.length > 0) jsonSchema.message = [...new Set(issues.map(({ message }) => message))].join(' ');
      },
    }),
  );

/** A field's name as words: `headTitle` becomes `Head title`. */
const asWords = (name: string) => capitalise(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

function namesOf(name: string, description = asWords(name)) {
  const { label, hint } = labelOf(description);
  return { label, ...(hint && { hint: `${capitalise(hint)}.` }) };
}

/**
 * The pattern of a text, limits of its length included, and its message. A name between braces may
 * be longer than its value.
 */
function patternOf({ pattern, allOf, minLength, maxLength, message = 'Write it as the hint says.' }: Node) {
  const length = maxLength === undefined ? undefined : `^([^{]{${minLength},${maxLength}}$|[^]*\\{)`;
  const patterns = [pattern, ...allOf.map((part) => part.pattern), length].filter((part) => part !== undefined);
  const joined = patterns.length > 1 ? patterns.map((part) => `(?=${part})`).join('') : patterns[0];
  const both: [string, string] | undefined = joined === undefined ? undefined : [joined, message];
  return both && { pattern: both };
}

/**
 * Markdown without what the site refuses: pictures, HTML, and headings other than of the second and
 * third level.
 */
const MARKDOWN: Pick<MarkdownField, 'widget' | 'buttons' | 'editor_components' | 'pattern'> = {
  widget: 'markdown',
  buttons: ['bold', 'italic', 'link', 'heading-two', 'heading-three', 'quote', 'bulleted-list', 'numbered-list'],
  editor_components: [],
  pattern: [HEADINGS.pattern, HEADINGS.advice],
};

function field(name: string, schema: Node, required: boolean): Field {
  const { type, control, folder, format, minimum, maximum, minItems, maxItems } = schema;
  const common = { name, ...namesOf(name, schema.description), required };
  // Until a picture is saved its value is no name, so it has no pattern.
  if (control === 'picture') {
    const uploads = folder && { media_folder: `/content/pictures/${folder}`, public_folder: `/${folder}` };
    return { ...common, widget: 'image', ...uploads, choose_url: false };
  }
  if (control === 'markdown') return { ...common, ...MARKDOWN };
  if (schema.enum) {
    const options = schema.enum.map((value) => ({ value, label: asWords(value) }));
    const initial = schema.default === undefined ? {} : { default: String(schema.default) };
    return { ...common, widget: 'select', options, ...initial };
  }
  if (format === 'date') return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (type === 'string') return { ...common, widget: 'string', ...patternOf(schema), use_emoji_autocomplete: false };
  if (type === 'boolean') return { ...common, widget: 'boolean', required: false, default: schema.default === true };
  if (type === 'integer')
    return {
      ...common,
      widget: 'number',
      value_type: 'int',
      ...(minimum !== undefined && { min: minimum }),
      ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
      ...(typeof schema.default === 'number' && { default: schema.default }),
    };
  if (type === 'array' && schema.items) {
    const list = {
      ...common,
      widget: 'list' as const,
      required: required && minItems > 0,
      collapsed: 'auto' as const,
      ...(minItems > 0 && { min: minItems }),
      ...(maxItems && { max: maxItems }),
    };
    const { oneOf, properties } = schema.items;
    if (oneOf) return { ...list, typeKey: 'kind', types: oneOf.map(typeOf) };
    if (properties) return { ...list, fields: fieldsBelow(schema.items) };
    return { ...list, field: field('item', schema.items, true) };
  }
  const object = { ...common, widget: 'object' as const, collapsed: 'auto' as const };
  if (schema.oneOf) return { ...object, typeKey: 'kind', types: schema.oneOf.map(typeOf) };
  if (type === 'object') return { ...object, fields: fieldsBelow(schema) };
  throw new Error(`The editor has no control for the field ${name}: ${JSON.stringify(schema)}`);
}

/** One of several kinds of item; the field `kind` says which. */
function typeOf(schema: Node) {
  const { kind, ...properties } = schema.properties ?? {};
  const name = kind?.const ?? '';
  return { name, label: asWords(name), fields: fieldsBelow({ ...schema, properties }) };
}

const fieldsBelow = ({ properties = {}, required }: Node): Field[] =>
  Object.entries(properties).map(([name, schema]) => field(name, schema, required.includes(name)));

/**
 * The editor's fields for a content schema, the text of a page last, and its slug's pattern; throws
 * for a field without a control.
 */
export function fieldsOf(schema: z.ZodType) {
  const { properties = {}, ...whole } = jsonSchema(schema);
  const { slug, body, ...others } = properties;
  const fields = fieldsBelow({ ...whole, properties: { ...others, ...(body && { body }) } });
  return { fields, slug: slug && patternOf(slug) };
}
