import { toast } from 'sonner';
import { onTestFinished, vi } from 'vitest';

/** The JSON of a reply, or a function that gives one; the default is acceptance. */
export type Reply = object | (() => Promise<Response>);

const ACCEPTED = { response: true, responseCode: '00', data: 'Saved' };

// The real one, also while a test has stopped the clock.
const { setTimeout } = globalThis;

/** Answers every POST instead of a server, until it is aborted, and records what was sent. Other requests stay as they are. */
export function answer(reply: Reply = ACCEPTED): { bodies: unknown[]; urls: string[] } {
  const sent: { bodies: unknown[]; urls: string[] } = { bodies: [], urls: [] };
  const { fetch } = globalThis;
  // The next form would show them again.
  onTestFinished(() => void toast.dismiss());
  vi.stubGlobal('fetch', async (url: string, options?: RequestInit) => {
    if (options?.method !== 'POST') return fetch(url, options);
    sent.urls.push(url);
    sent.bodies.push(JSON.parse(String(options.body)));
    // No server answers within the task that asked it; the toasts rely on that.
    await new Promise((next) => setTimeout(next));
    const aborted = new Promise<never>((_, reject) =>
      options.signal?.addEventListener('abort', () => reject(options.signal?.reason)),
    );
    return Promise.race([aborted, typeof reply === 'function' ? reply() : Response.json(reply)]);
  });
  return sent;
}

/** A reply that waits, and the function that gives it. */
export function heldReply(): { reply: () => Promise<Response>; give: (json: object) => void } {
  let give = (_: object) => {};
  const promise = new Promise<Response>((resolve) => {
    give = (json) => resolve(Response.json(json));
  });
  return { reply: () => promise, give };
}
