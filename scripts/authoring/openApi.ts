/**
 * The API of the two forms as an OpenAPI 3.1 document. `npx tsx scripts/authoring/openApi.ts` writes it to docs/openapi.json: run
 * it after a change of a form’s fields, and `npm run format` after it.
 */
import { writeFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { site } from '#content/site/site.ts';
import { FORMS, REPLY_TEXTS } from '#scripts/server/api.ts';

/** Where the description is kept. */
export const OPEN_API_FILE = 'docs/openapi.json';

/** What the API answers with, whatever the status: `responseCode` is '00' for a form that was stored (specification 7). */
export const replySchema = z.strictObject({
  response: z.boolean(),
  responseCode: z.enum(['00', '01']),
  data: z.string(),
});

const health = z.strictObject({ status: z.literal('ok') });

/** A schema as OpenAPI 3.1 has it: JSON Schema of 2020-12, which is the default there and need not be named. */
function jsonSchema(schema: z.core.$ZodType): unknown {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
}

const json = (schema: unknown, example?: unknown) => ({
  content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
});

const reply = { $ref: '#/components/schemas/Reply' };

/** The answers to a form, by status, each with the words that the visitor reads. */
const responses = Object.fromEntries(
  Object.entries(REPLY_TEXTS)
    // A POST is never told that only POSTs are taken.
    .filter(([status]) => status !== '405')
    .map(([status, data]) => {
      const stored = status === '200';
      const example = { response: stored, responseCode: stored ? '00' : '01', data };
      return [status, { description: STATUS_CODES[status], ...json(reply, example) }];
    }),
);

/**
 * The bodies are the schemas with which the embedded server checks; it also tidies text before it checks, so it accepts what the
 * document describes and, for telephone numbers and postcodes, more.
 */
export const openApi = () => ({
  openapi: '3.1.1',
  info: {
    title: `Forms of ${site.siteName}`,
    version: '1.0.0',
    description:
      'Takes the enquiry and the membership application. Every key is listed: a body with another key is refused. ' +
      'Text is trimmed before it is checked.',
  },
  servers: [{ url: '/' }],
  paths: {
    ...Object.fromEntries(
      FORMS.map(({ path, form, schema }) => [
        path,
        {
          post: {
            operationId: form,
            summary: `Takes one form: ${form}.`,
            security: [],
            requestBody: { required: true, ...json(jsonSchema(schema)) },
            responses,
          },
        },
      ]),
    ),
    '/healthz': {
      get: {
        operationId: 'health',
        summary: 'Says whether a form could be stored.',
        security: [],
        responses: {
          200: { description: STATUS_CODES[200], ...json(jsonSchema(health)) },
          503: { description: STATUS_CODES[503] },
        },
      },
    },
  },
  components: { schemas: { Reply: jsonSchema(replySchema) } },
});

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(OPEN_API_FILE, `${JSON.stringify(openApi(), null, 2)}\n`);
