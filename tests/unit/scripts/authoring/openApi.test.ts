import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OPEN_API_FILE, openApi, replySchema } from '#scripts/authoring/openApi.ts';
import { APPLICATION_SENT } from '../../../fixtures/answers.ts';
import { CONTACT, enquiry, MEMBERSHIP, serveEachTest } from '../../../fixtures/server/testServer.ts';

const { post } = serveEachTest();

const written: unknown = JSON.parse(readFileSync(OPEN_API_FILE, 'utf8'));

test('docs/openapi.json is what scripts/authoring/openApi.ts writes', () => {
  expect(written).toEqual(JSON.parse(JSON.stringify(openApi())));
});

test.each([
  ['an enquiry', CONTACT, enquiry],
  ['an enquiry that is refused', CONTACT, {}],
  ['an application', MEMBERSHIP, APPLICATION_SENT],
])('the answer to %s is as described', async (_, path, body) => {
  expect(replySchema.safeParse((await post(path, body)).json()).error).toBeUndefined();
});
