import { vi } from 'vitest';

/** The JSON of a reply, or a function that gives one; the default is acceptance. */
export type Reply = object | (() => Promise<Response>);

const ACCEPTED = { response: true, responseCode: '00', data: 'Saved' };

/** Answers every POST instead of a server, and records what was sent. Other requests stay as they are. */
export function answer(reply: Reply = ACCEPTED): { bodies: unknown[]; urls: string[] } {
  const sent: { bodies: unknown[]; urls: string[] } = { bodies: [], urls: [] };
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (url: string, options?: RequestInit) => {
    if (options?.method !== 'POST') return fetch(url, options);
    sent.urls.push(url);
    sent.bodies.push(JSON.parse(String(options.body)));
    return typeof reply === 'function' ? reply() : Response.json(reply);
  });
  return sent;
}
