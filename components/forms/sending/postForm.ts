import * as z from 'zod/mini';
import { deadlineAfter } from '#components/dom/timeLimit.ts';
import { cutText } from '#components/format/cutText.ts';

/**
 * The outcome of sending a form: `accepted`, to the letter, with the reply's reference, if any;
 * `refused`, by any other answer, with its text; `unreachable`, where no whole answer came. Only
 * `offline` means that nothing was sent; after `timeout` and `network` nobody here can tell.
 */
export type Outcome =
  | { kind: 'accepted'; reference?: string }
  | { kind: 'refused'; message?: string }
  | { kind: 'unreachable'; reason: 'offline' | 'timeout' | 'network'; error: unknown };

/** The longest server message that a toast has room for. */
const LONGEST_MESSAGE = 300;

const replySchema = z.record(z.string(), z.unknown());
/** A reference that a page may show. */
const referenceSchema = z.string().check(z.regex(/^[A-Za-z\d-]{1,40}$/));

/**
 * Reads a reply (specification 4 and 7): accepted only if `response` is truthy and `responseCode`
 * is the string '00'. An error status (`ok` is false) is a refusal whatever the body says, and the
 * body may be anything.
 */
export function readReply(ok: boolean, body: string): Outcome {
  const reply = replySchema.safeParse(parseJson(body));
  if (!reply.success) return { kind: 'refused' };
  const { response, responseCode, data } = reply.data;
  if (ok && response && responseCode === '00') {
    const reference = referenceSchema.safeParse(reply.data.reference).data;
    return reference ? { kind: 'accepted', reference } : { kind: 'accepted' };
  }
  const message = typeof data === 'string' ? data.trim() : '';
  return message === '' ? { kind: 'refused' } : { kind: 'refused', message: shorten(message) };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const shorten = (message: string) =>
  message.length > LONGEST_MESSAGE ? `${cutText(message, LONGEST_MESSAGE - 1).trimEnd()}…` : message;

/**
 * Sends a form as JSON, the only code that talks to the server, until `signal` is aborted (by
 * default after 15 s). Never throws. A redirect is a failure: a POST that follows one may arrive as
 * a GET, or hand the visitor's details to an address that nobody configured.
 */
export async function postForm(
  url: string,
  body: object,
  {
    signal = deadlineAfter(),
    fetch = globalThis.fetch,
  }: { signal?: AbortSignal; fetch?: typeof globalThis.fetch } = {},
): Promise<Outcome> {
  const offline = isOffline();
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal,
    });
    return readReply(response.ok, await response.text());
  } catch (error) {
    if (signal.aborted) return { kind: 'unreachable', reason: 'timeout', error };
    return { kind: 'unreachable', reason: offline ? 'offline' : 'network', error };
  }
}

/**
 * Whether the browser reports being offline. Checked before sending, and trusted only if sending
 * fails as well: a server on the same machine responds without a network, and a connection lost on
 * the way may have been lost after the form arrived.
 */
const isOffline = () => 'navigator' in globalThis && navigator.onLine === false;
