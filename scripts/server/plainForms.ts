import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cityFinder, type FindCity } from '#components/fields/city/city.ts';
import { parseCities } from '#components/fields/city/loadCities.ts';
import { SUCCESS_PAGE } from '#components/forms/apiPaths.ts';
import { contactFields } from '#components/forms/descriptions/contactFields.ts';
import { type FieldDescription, payloadOf } from '#components/forms/descriptions/fieldDescription.ts';
import { membershipFields } from '#components/forms/descriptions/membershipFields.ts';
import { payloadSchemaOf } from '#components/forms/descriptions/payloadSchema.ts';
import { schemaOf } from '#components/forms/descriptions/schema.ts';
import { type FormName, SENT_ID } from '#components/sections/plain-form/plainForm.ts';
import { contactForm, membershipForm, serverReplies } from '#content/forms/forms.ts';
import { type ApiSettings, failed, SAYS } from './api.ts';
import type { PlainFormPages } from './plainFormPages.ts';
import { refusedPage } from './refusedPage.ts';

type Settings = Pick<ApiSettings, 'inbox'> & {
  /** The web root. */
  root: string;
  pages: PlainFormPages;
};

/** Makes what reads a form as a browser sends it without JavaScript. */
function readerOf<Messages extends Record<string, string>>(
  fields: readonly FieldDescription<string, Messages>[],
  messages: Messages,
  findCity: FindCity,
) {
  const schema = schemaOf(fields, messages, findCity);
  const accepted = payloadSchemaOf(fields, messages);
  const known = new Set(Object.values(messages));
  return (sent: URLSearchParams) => {
    const shown = fields.filter(({ kind }) => kind !== 'fixed');
    // Browsers send a line break as two characters; the form's script sends one.
    const typed = Object.fromEntries(
      shown.map(({ name }) => [name, (sent.get(name) ?? '').replaceAll('\r\n', '\n')] as const),
    );
    const values = fields.map(({ name, kind, initial }) => {
      const value = kind === 'consent' ? sent.has(name) : typed[name];
      return [name, kind === 'fixed' ? initial : value] as const;
    });
    const { success, data, error } = schema.safeParse(Object.fromEntries(values));
    if (success) return { typed, payload: accepted.parse(payloadOf(fields, data, '')) };
    const problems = fields.flatMap(({ name }) => {
      const { message } = error.issues.find(({ path }) => path[0] === name) ?? {};
      // Nothing that the page offers breaks a rule without a message of the form.
      return message ? [{ name, message: known.has(message) ? message : serverReplies.unreadable }] : [];
    });
    return { typed, problems };
  };
}

/** Where a visitor is sent once a form was stored (specification 4). */
const afterwards: Record<FormName, (path: string) => string> = {
  contact: (path) => `${path}#${SENT_ID}`,
  membership: () => SUCCESS_PAGE,
};

/** Whether a page of this site sent a form. Browsers say so; those that are old, or have no HTTPS, name the origin only. */
function isFromHere({ headers, host }: FastifyRequest): boolean {
  const { origin = '', 'sec-fetch-site': site } = headers;
  return site ? site === 'same-origin' : [`https://${host}`, `http://${host}`].includes(origin);
}

/** One page whose form can be sent without JavaScript. */
async function plainForm(
  app: FastifyInstance,
  { root, inbox, path, form, findCity }: Omit<Settings, 'pages'> & { path: string; form: FormName; findCity: FindCity },
): Promise<void> {
  const { titlePrefix } = contactForm;
  const page = readFileSync(join(root, `${path}.html`), 'utf8');
  const read =
    form === 'contact'
      ? readerOf(contactFields, contactForm.messages, findCity)
      : readerOf(membershipFields, membershipForm.messages, findCity);
  const readBody = ({ body }: FastifyRequest) => read(body instanceof URLSearchParams ? body : new URLSearchParams());
  // Pages without values are made once: they answer what is refused unread, of which there may be much.
  const emptyPages = new Map<string, string>();
  const emptyPage = (message: string) => {
    const made = emptyPages.get(message) ?? refusedPage(page, titlePrefix, [{ message }], {});
    emptyPages.set(message, made);
    return made;
  };

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, body: string) => new URLSearchParams(body),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'no-store').type('text/html; charset=utf-8');
    if (!isFromHere(request)) return reply.code(403).send(emptyPage(serverReplies.otherSite));
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error({ req: request, err: error }, 'A form was refused.');
    const message = SAYS[statusCode] ?? serverReplies.unreadable;
    const html = request.body
      ? refusedPage(page, titlePrefix, [{ message }], readBody(request).typed)
      : emptyPage(`${message} ${serverReplies.typedBefore}`);
    // As in api.ts: the sender should hear the answer.
    return reply.removeHeader('Connection').code(statusCode).send(html);
  });
  app.post(path, async (request, reply) => {
    const { typed, problems, payload } = readBody(request);
    if (problems) return reply.code(422).send(refusedPage(page, titlePrefix, problems, typed));
    await inbox.append({ receivedAt: new Date().toISOString(), form, payload }).catch(failed(507));
    return reply.redirect(afterwards[form](path), 303);
  });
}

/**
 * The routes that take the forms from browsers without JavaScript, each at the address of its page. The same rules apply as for
 * the form's script and the API. A form that is refused is shown again, with what is wrong and what was typed; one that was
 * stored leads to another page, so that reloading does not send it again.
 */
export async function plainForms(app: FastifyInstance, { root, inbox, pages }: Settings): Promise<void> {
  const list = join(root, 'cities.json');
  const cities = existsSync(list) ? parseCities(JSON.parse(readFileSync(list, 'utf8'))) : undefined;
  const findCity = cityFinder(cities);
  for (const [path, form] of Object.entries(pages)) app.register(plainForm, { root, inbox, path, form, findCity });
}
