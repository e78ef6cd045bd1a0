import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { deadlineAfter } from '#components/dom/timeLimit.ts';
import { postForm, readReply } from '#components/forms/sending/postForm.ts';
import { forAll } from '../../../fixtures/cases.ts';
import { serve } from '../../../fixtures/server/testServer.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const success = JSON.stringify({ response: true, responseCode: '00', data: 'Saved' });

// What a visitor sees of each outcome is tested in tests/component/forms/enquiry.test.tsx, other
// faults in tests/browser/elsewhere.spec.ts.
describe('sending a form', () => {
  test('posts the payload as JSON and reports acceptance, even to a browser that believes it is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const received: unknown[] = [];
    const url = await serve(async (request, response) => {
      received.push(request.method, request.headers['content-type'], await text(request));
      response.end(success);
    });
    expect(await postForm(url, { titleid: 1, reCaptcha: '' })).toEqual({ kind: 'accepted' });
    expect(received).toEqual(['POST', 'application/json', '{"titleid":1,"reCaptcha":""}']);
  });

  test('gives up on a server that stops in the middle', async () => {
    const url = await serve((_, response) => response.write('{"response": true,'));
    const signal = deadlineAfter(50);
    expect(await postForm(url, {}, { signal })).toMatchObject({ kind: 'unreachable', reason: 'timeout' });
  });
});

describe('reading a reply', () => {
  test.each(['  ', ['text'], 42])('reads a refusal with the data %j as one without text', (data) => {
    expect(readReply(true, JSON.stringify({ response: false, responseCode: '01', data }))).toEqual({ kind: 'refused' });
  });

  test.each([
    ['K7QM-2XZT', 'K7QM-2XZT'],
    ['2026-'.repeat(8), '2026-'.repeat(8)],
    ['2026-'.repeat(8).concat('1'), undefined],
    ['<b>1</b>', undefined],
    ['', undefined],
    [42, undefined],
  ])('takes from an acceptance with the reference %j the reference %s', (reference, shown) => {
    const outcome = readReply(true, JSON.stringify({ response: true, responseCode: '00', data: 'Saved', reference }));
    expect(outcome).toEqual({ kind: 'accepted', reference: shown });
  });

  test('shortens a text that is too long for a toast', () => {
    const message = expect.stringMatching(/^.{200,295}word…$/);
    expect(readReply(true, JSON.stringify({ data: 'word '.repeat(1000) }))).toEqual({ kind: 'refused', message });
  });

  test('cuts a text between whole characters', () => {
    const whole = ['👨‍👩‍👧', '🇬🇧', 'é', 'x', ' ', '🏴󠁧󠁢󠁷󠁬󠁳󠁿', 'क्षि'];
    forAll([fc.array(fc.constantFrom(...whole), { minLength: 300, maxLength: 400 })], (characters) => {
      const outcome = readReply(true, JSON.stringify({ data: `x${characters.join('')}x` }));
      const shown = outcome.kind === 'refused' ? (outcome.message ?? '') : '';
      const beginnings = characters.map((_, index) => `x${characters.slice(0, index).join('')}`.trimEnd());
      expect(beginnings).toContain(shown.replace(/…$/, ''));
    });
  });

  test('refuses anything that is not a reply, without throwing', () => {
    forAll([fc.boolean(), fc.oneof(fc.string(), fc.json())], (ok, body) => {
      expect(readReply(ok, body).kind).toBe('refused');
    });
  });

  test('accepts only a truthy response with the code “00” as text', () => {
    const responses = fc.oneof(fc.constantFrom(true, 1, 'yes', false, 0), fc.jsonValue());
    const codes = fc.oneof(fc.constantFrom('00', '00', 0, '0', '000', ' 00', undefined), fc.jsonValue());
    forAll([fc.boolean(), responses, codes, fc.jsonValue()], (ok, response, responseCode, data) => {
      const { kind } = readReply(ok, JSON.stringify({ response, responseCode, data }));
      expect(kind === 'accepted').toBe(ok && Boolean(response) && responseCode === '00');
    });
  });
});
