import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import { FORMS, REPLY_TEXTS } from '#scripts/server/api.ts';

/** What the API answers with, whatever the status: `responseCode` is '00' for a form that was stored (specification 7). */
export const replySchema = z.strictObject({
  response: z.boolean(),
  responseCode: z.enum(['00', '01']),
  data: z.string(),
});

/** A schema as OpenAPI 3.1 has it: JSON Schema of 2020-12, which is the default there and need not be named. */
function jsonSchema(schema: z.core.$ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
}

const json = (content: object) => ({ content: { 'application/json': content } });

function response(status: string, data: string) {
  const stored = status === '200';
  const example = { response: stored, responseCode: stored ? '00' : '01', data };
  return { description: STATUS_CODES[status], ...json({ schema: { $ref: '#/components/schemas/Reply' }, example }) };
}

/** The answers to a form, by status. No POST is answered that only POSTs are accepted. */
const { 405: _, ...replies } = REPLY_TEXTS;
const responses = Object.fromEntries(Object.entries(replies).map(([status, data]) => [status, response(status, data)]));

/**
 * The API of the two forms as an OpenAPI 3.1 document. The bodies are the schemas with which the embedded server checks; it also
 * cleans text before it checks, so it accepts what the document describes and, for telephone numbers and postcodes, more.
 */
export const openApi = () => ({
  openapi: '3.1.1',
  info: {
    title: 'Forms of the association',
    version: '1.0.0',
    description: 'Takes both forms. Bodies with keys that are not listed are refused. Text is cleaned, then checked.',
  },
  servers: [{ url: '/' }],
  paths: Object.fromEntries(
    FORMS.map(({ path, form, schema }) => {
      const requestBody = { required: true, ...json({ schema: jsonSchema(schema) }) };
      const summary = `Takes one form: ${form}.`;
      return [path, { post: { operationId: form, summary, security: [], requestBody, responses } }];
    }),
  ),
  components: { schemas: { Reply: jsonSchema(replySchema) } },
});
