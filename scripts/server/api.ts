import { STATUS_CODES } from 'node:http';
import { errorCodes, type FastifyInstance, type FastifyReply } from 'fastify';
import { API_PATHS } from '#components/forms/apiPaths.ts';
import { contactFields } from '#components/forms/descriptions/contactFields.ts';
import { membershipFields } from '#components/forms/descriptions/membershipFields.ts';
import { payloadSchemaOf } from '#components/forms/descriptions/schema.ts';
import { contactForm, membershipForm, serverReplies } from '#content/forms/forms.ts';
import type { Inbox } from '#scripts/inbox/inbox.ts';
import type { CaptchaCheck } from './captcha.ts';

/** The longest body that is read, in bytes: long enough for any enquiry. */
export const BODY_LIMIT = 64 * 1024;

/** Where each form is sent, and the schema of what is accepted. */
const FORMS = [
  { path: API_PATHS.contact, form: 'contact', schema: payloadSchemaOf(contactFields, contactForm) },
  { path: API_PATHS.membership, form: 'membership', schema: payloadSchemaOf(membershipFields, membershipForm) },
] as const;

export type ApiSettings = {
  inbox: Pick<Inbox, 'append' | 'has'>;
  /** Absent: captchas are not checked, as when no secret is set. */
  checkCaptcha?: CaptchaCheck | undefined;
};

/** What the visitor reads, by the status of the answer. */
const REPLY_TEXTS: Record<number, string> = {
  200: serverReplies.stored,
  403: serverReplies.captcha,
  405: serverReplies.method,
  413: serverReplies.tooLarge,
  415: serverReplies.notJson,
  429: serverReplies.tooMany,
  500: serverReplies.notStored,
  503: serverReplies.captchaUnchecked,
  507: serverReplies.notStored,
};

/**
 * Answers as the forms read it: `responseCode` '00' is success, with the form's reference; any
 * other carries `data` to show.
 */
function answer(reply: FastifyReply, status: number, more: { data?: string; reference?: string } = {}) {
  const response = status === 200;
  const data = REPLY_TEXTS[status] ?? serverReplies.unreadable;
  reply.code(status).header('Cache-Control', 'no-store');
  return reply.send({ response, responseCode: response ? '00' : '01', data, ...more });
}

export const isApiPath = (path: string): boolean => FORMS.some((form) => form.path === path);

/** Answers a request to an API path that is no POST. */
export const refuseMethod = (reply: FastifyReply) => answer(reply.header('Allow', 'POST'), 405);

/** Makes a function that rethrows an error with an HTTP status. */
export const rethrowAs = (statusCode: number) => (cause: unknown) => {
  throw Object.assign(new Error(STATUS_CODES[statusCode], { cause }), { statusCode });
};

/**
 * The routes that take the forms. They check method, rate (server.ts), type, size, shape and
 * captcha, cheapest first, and report success once the form is on the disk. A request that a
 * browser retries, since its response was lost, skips the captcha check.
 */
export async function api(app: FastifyInstance, { inbox, checkCaptcha }: ApiSettings): Promise<void> {
  app.addContentTypeParser('application/json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error({ req: request, err: error }, 'A form was refused.');
    // Fastify would close the connection to a client that is still sending, which would then never
    // receive the response.
    return answer(reply.removeHeader('Connection'), statusCode);
  });
  // Fastify asks for a type only where there is a body, and reads a compressed body as if it were
  // not.
  app.addHook('preParsing', async ({ headers }) => {
    if (!headers['content-type'] || (headers['content-encoding'] ?? 'identity') !== 'identity')
      throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE();
  });
  for (const { path, form, schema } of FORMS)
    app.post(path, async (request, reply) => {
      // A field has messages of its own; anything else is not what the form sends.
      const { data: payload, error } = schema.safeParse(request.body, { error: () => serverReplies.unreadable });
      if (!payload) return answer(reply, 400, { data: error?.issues[0]?.message ?? serverReplies.unreadable });
      const entry = { receivedAt: new Date().toISOString(), form, payload };
      if (checkCaptcha && !(await inbox.has(entry).catch(rethrowAs(507)))) {
        const solved = await checkCaptcha(payload.reCaptcha, request.ip).catch(rethrowAs(503));
        if (!solved) return answer(reply, 403);
      }
      const reference = await inbox.append(entry).catch(rethrowAs(507));
      return answer(reply, 200, { reference });
    });
}
