import { request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';

export type Reply = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

type Question = { method?: string; headers?: Record<string, string>; body?: string };

/** How long a server may be silent. */
const TIMEOUT_MS = 15_000;

/**
 * Requests a path exactly as written, without normalising it. Any certificate will do: `certificateFaults` judges it.
 *
 * @throws when no whole answer comes
 */
export function ask(origin: string, path: string, { method = 'GET', headers = {}, body }: Question = {}) {
  const send = origin.startsWith('https:') ? secureRequest : request;
  return new Promise<Reply>((resolve, reject) => {
    const question = send(origin, { path, method, headers, timeout: TIMEOUT_MS, rejectUnauthorized: false });
    question.on('response', (response) => {
      buffer(response).then(
        (whole) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: whole }),
        reject,
      );
    });
    question.on('timeout', () => question.destroy(new Error(`no answer within ${TIMEOUT_MS / 1000} seconds`)));
    question.on('error', reject);
    question.end(body);
  });
}

/** Runs a check on all items, eight at a time; gives all faults, sorted. */
export async function faultsOf<Item>(items: Item[], check: (item: Item) => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  const queue = items.values();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const item of queue) found.push(...(await check(item)));
    }),
  );
  return found.sort();
}

/** A value, or every text that a pattern matches, with its words. */
type Expected = string | number | boolean | undefined | [pattern: RegExp, words: string];

/** One line about what differs; nothing where it is as expected. */
export function differs(what: string, is: unknown, expected: Expected): string[] {
  const [right, words] = Array.isArray(expected)
    ? [expected[0].test(String(is ?? '')), expected[1]]
    : [is === expected, expected];
  return right ? [] : [`${what} is ${is ?? 'missing'}, expected ${words ?? 'none'}`];
}
