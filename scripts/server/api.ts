import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { API_PATHS } from '#components/forms/apiPaths.ts';
import { contactFields } from '#components/forms/descriptions/contactFields.ts';
import { membershipFields } from '#components/forms/descriptions/membershipFields.ts';
import { payloadSchemaOf } from '#components/forms/descriptions/payloadSchema.ts';
import { contactForm, membershipForm, serverReplies } from '#content/forms/forms.ts';
import type { CaptchaCheck } from './captcha.ts';
import type { Inbox, InboxEntry } from './inbox.ts';
import type { RateLimit } from './rateLimit.ts';

/** Long enough for any enquiry. */
const MOST_BYTES = 64 * 1024;

const FORMS = {
  [API_PATHS.contact]: { form: 'contact', schema: payloadSchemaOf(contactFields, contactForm.messages) },
  [API_PATHS.membership]: { form: 'membership', schema: payloadSchemaOf(membershipFields, membershipForm.messages) },
} as const;

export type ApiPath = keyof typeof FORMS;

export const isApiPath = (path: string): path is ApiPath => Object.hasOwn(FORMS, path);

export type ApiSettings = {
  inbox: Pick<Inbox, 'append'>;
  limit: RateLimit;
  /** Absent: captchas are not checked, as when no secret is set. */
  checkCaptcha: CaptchaCheck | undefined;
};

/** A reply as the forms read it: `responseCode` '00' is success, any other carries `data` to show. */
export type ApiReply = {
  status: number;
  headers?: Record<string, string>;
  body: { response: boolean; responseCode: '00' | '01'; data: string };
};

const refused = (status: number, data: string, headers?: Record<string, string>): ApiReply => ({
  status,
  ...(headers && { headers }),
  body: { response: false, responseCode: '01', data },
});

const accepted: ApiReply = { status: 200, body: { response: true, responseCode: '00', data: serverReplies.stored } };

/** The body as text, or undefined as soon as it is too long. */
function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const take = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= MOST_BYTES) chunks.push(chunk);
      else {
        // The rest is read and thrown away, or the sender would never hear the answer.
        request.off('data', take).resume();
        resolve(undefined);
      }
    };
    request.on('data', take).on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', reject).on('close', () => reject(new Error('The sender went away.')));
  });
}

const isJson = (request: IncomingMessage) =>
  /^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '') &&
  (request.headers['content-encoding'] ?? 'identity') === 'identity';

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

const messages = new Set<string>([contactForm, membershipForm].flatMap((form) => Object.values(form.messages)));

/** What to tell the visitor about a body that breaks the rules: a field's own message, or that it can't be read. */
const fault = (error: z.core.$ZodError) =>
  error.issues.map(({ message }) => message).find((message) => messages.has(message)) ?? serverReplies.unreadable;

/**
 * Takes one form: method, rate, type, size, shape and captcha are checked in this order, cheapest first. Success is
 * said only when the form is on the disk.
 */
export async function answerForm(path: ApiPath, request: IncomingMessage, settings: ApiSettings): Promise<ApiReply> {
  if (request.method !== 'POST') return refused(405, serverReplies.method, { Allow: 'POST' });
  const address = request.socket.remoteAddress ?? '';
  const wait = settings.limit.secondsToWait(address);
  if (wait > 0) return refused(429, serverReplies.tooMany, { 'Retry-After': String(wait) });
  if (!isJson(request)) return refused(415, serverReplies.notJson);
  const body = await readBody(request);
  if (!body) return refused(413, serverReplies.tooLarge);
  const { form, schema } = FORMS[path];
  const parsed = schema.safeParse(parseJson(body));
  if (!parsed.success) return refused(400, fault(parsed.error));
  const captcha = (await settings.checkCaptcha?.(parsed.data.reCaptcha, address)) ?? 'passed';
  if (captcha === 'failed') return refused(403, serverReplies.captcha);
  if (captcha === 'unchecked') return refused(503, serverReplies.captchaUnchecked);
  const entry: InboxEntry = { receivedAt: new Date().toISOString(), form, payload: parsed.data };
  try {
    await settings.inbox.append(entry);
  } catch (error) {
    console.error('A form could not be stored and was refused.', error);
    return refused(507, serverReplies.notStored);
  }
  return accepted;
}
