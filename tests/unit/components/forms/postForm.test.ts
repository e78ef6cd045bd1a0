import { createServer, type RequestListener, type Server } from 'node:http';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { postForm, readReply } from '#components/forms/postForm.ts';

let server: Server | undefined;

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

/** Starts a server for one test on a free port; gives its address. */
async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const address = started.address();
  if (!address || typeof address === 'string') throw new Error('The test server has no port.');
  return `http://127.0.0.1:${address.port}/`;
}

const answering = (status: number, body: string, type = 'application/json') =>
  serve((_, response) => response.writeHead(status, { 'Content-Type': type }).end(body));

const success = JSON.stringify({ response: true, responseCode: '00', data: 'Saved' });

describe('sending a form', () => {
  test('posts the payload as JSON and reports acceptance', async () => {
    const received: unknown[] = [];
    const url = await serve(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      received.push(request.method, request.headers['content-type'], body);
      response.end(success);
    });
    expect(await postForm(url, { titleid: 1, reCaptcha: '' })).toEqual({ kind: 'accepted' });
    expect(received).toEqual(['POST', 'application/json', '{"titleid":1,"reCaptcha":""}']);
  });

  test('reports a refusal with its message', async () => {
    const url = await answering(200, JSON.stringify({ response: false, responseCode: '01', data: 'Already a member' }));
    expect(await postForm(url, {})).toEqual({ kind: 'refused', message: 'Already a member' });
  });

  test('reports the message of an error status', async () => {
    const url = await answering(500, JSON.stringify({ response: true, responseCode: '00', data: 'Database is down' }));
    expect(await postForm(url, {})).toEqual({ kind: 'refused', message: 'Database is down' });
  });

  test.each([
    ['a page instead of JSON', 200, '<!doctype html><title>Login</title>'],
    ['an error page', 502, '<h1>Bad Gateway</h1>'],
    ['incomplete JSON', 200, '{"response": true, "responseCode": "00"'],
    ['nothing', 200, ''],
    ['a bare string', 200, '"ok"'],
    ['null', 200, 'null'],
    ['a list', 200, '[true, "00"]'],
    ['an oversized reply', 200, JSON.stringify({ response: true, responseCode: '00', data: 'x'.repeat(70_000) })],
  ])('reports %s as a refusal without text', async (_, status, body) => {
    expect(await postForm(await answering(status, body), {})).toEqual({ kind: 'refused' });
  });

  test('stops reading an endless answer', async () => {
    const url = await serve((_, response) => {
      const timer = setInterval(() => response.write('x'.repeat(32_768)), 1);
      response.on('close', () => clearInterval(timer));
    });
    expect(await postForm(url, {})).toEqual({ kind: 'refused' });
  });

  test('does not follow a redirect', async () => {
    const asked: (string | undefined)[] = [];
    const url = await serve((request, response) => {
      asked.push(request.url);
      if (request.url === '/') response.writeHead(307, { Location: '/elsewhere' }).end();
      else response.end(success);
    });
    expect(await postForm(url, {})).toMatchObject({ kind: 'unreachable', reason: 'network' });
    expect(asked).toEqual(['/']);
  });

  test('gives up on a server that says nothing', async () => {
    const url = await serve(() => undefined);
    expect(await postForm(url, {}, { timeout: 50 })).toMatchObject({ kind: 'unreachable', reason: 'timeout' });
  });

  test('gives up on a server that stops in the middle', async () => {
    const url = await serve((_, response) => response.write('{"response": true,'));
    expect(await postForm(url, {}, { timeout: 50 })).toMatchObject({ kind: 'unreachable', reason: 'timeout' });
  });

  test('waits fifteen seconds unless told otherwise', async () => {
    vi.useFakeTimers();
    const silent: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    const outcome = postForm('/x', {}, { fetch: silent });
    const settled = vi.fn();
    outcome.then(settled);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ kind: 'unreachable', reason: 'timeout' });
  });

  test('reports a connection broken off in the middle', async () => {
    const url = await serve((_, response) => {
      response.writeHead(200, { 'Content-Length': '100' }).write('{');
      setTimeout(() => response.destroy(), 20);
    });
    expect(await postForm(url, {})).toMatchObject({ kind: 'unreachable', reason: 'network' });
  });

  test('reports a server that is not there', async () => {
    const url = await serve(() => undefined);
    await new Promise((resolve) => server?.close(resolve));
    expect(await postForm(url, {})).toMatchObject({ kind: 'unreachable', reason: 'network' });
  });

  test('reports offline only if the browser was offline and sending failed', async () => {
    const failing: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    vi.stubGlobal('navigator', { onLine: false });
    expect(await postForm('/x', {}, { fetch: failing })).toMatchObject({ kind: 'unreachable', reason: 'offline' });
    expect(await postForm(await answering(200, success), {})).toEqual({ kind: 'accepted' });
  });
});

describe('reading a reply', () => {
  test.each([
    { response: true, responseCode: '00' },
    { response: 1, responseCode: '00', data: null },
    { response: 'yes', responseCode: '00', data: { id: 7 } },
  ])('reads %j as a success', (reply) => {
    expect(readReply(true, JSON.stringify(reply))).toEqual({ kind: 'accepted' });
  });

  test.each([
    { response: true, responseCode: 0 },
    { response: true, responseCode: '0' },
    { response: true, responseCode: '000' },
    { response: true, responseCode: ' 00' },
    { response: true },
    { response: false, responseCode: '00' },
    { response: 0, responseCode: '00' },
    { responseCode: '00' },
    { response: false, responseCode: '01', data: '  ' },
    { response: false, responseCode: '01', data: ['text'] },
    { response: false, responseCode: '01', data: 42 },
  ])('reads %j as a refusal without text', (reply) => {
    expect(readReply(true, JSON.stringify(reply))).toEqual({ kind: 'refused' });
  });

  test('keeps markup in the text as plain text', () => {
    const data = '<img src=x onerror=alert(1)>';
    expect(readReply(true, JSON.stringify({ data }))).toEqual({ kind: 'refused', message: data });
  });

  test('shortens a text that is too long for a toast', () => {
    const outcome = readReply(true, JSON.stringify({ data: 'word '.repeat(1000) }));
    expect(outcome.kind === 'refused' && outcome.message?.length).toBeLessThanOrEqual(300);
    expect(outcome.kind === 'refused' && outcome.message).toMatch(/word…$/);
  });

  test('never throws, and accepts nothing but success', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.oneof(fc.string(), fc.json()), (ok, body) => {
        expect(readReply(ok, body).kind).toBe('refused');
      }),
    );
    fc.assert(
      fc.property(fc.boolean(), fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (ok, response, responseCode, data) => {
        const { kind } = readReply(ok, JSON.stringify({ response, responseCode, data }));
        expect(kind === 'accepted').toBe(ok && Boolean(response) && responseCode === '00');
      }),
    );
  });
});
