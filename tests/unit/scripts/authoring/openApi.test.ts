import { expect, test } from 'vitest';
import { openApi, replySchema } from '#scripts/authoring/openApi.ts';
import { APPLICATION_SENT } from '../../../fixtures/answers.ts';
import { CONTACT, enquiry, MEMBERSHIP, serveEachTest } from '../../../fixtures/server/testServer.ts';

const { post } = serveEachTest();

test('docs/openapi.json describes the API', async () => {
  await expect(`${JSON.stringify(openApi(), null, 2)}\n`).toMatchFileSnapshot('../../../../docs/openapi.json');
});

test.each([
  ['an enquiry', CONTACT, enquiry],
  ['an enquiry that is refused', CONTACT, {}],
  ['an application', MEMBERSHIP, APPLICATION_SENT],
])('the answer to %s is as described', async (_, path, body) => {
  expect(replySchema.safeParse((await post(path, body)).json()).error).toBeUndefined();
});
