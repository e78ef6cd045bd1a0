import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { OPEN_API_FILE, openApi, replySchema } from '#scripts/authoring/describeApi.ts';
import { application, CONTACT, enquiry, MEMBERSHIP, serveEachTest } from '../../../fixtures/server/testServer.ts';

const { post } = serveEachTest();

const written: unknown = JSON.parse(readFileSync(OPEN_API_FILE, 'utf8'));

test('docs/openapi.json is what scripts/authoring/openApi.ts writes', () => {
  expect(written).toEqual(JSON.parse(JSON.stringify(openApi())));
});

test('docs/openapi.json is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(openApi())).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test.each([
  ['an enquiry', CONTACT, enquiry],
  ['an enquiry that is refused', CONTACT, {}],
  ['an application', MEMBERSHIP, application],
])('the answer to %s is as described', async (_, path, body) => {
  expect(replySchema.safeParse((await post(path, body)).json()).error).toBeUndefined();
});
