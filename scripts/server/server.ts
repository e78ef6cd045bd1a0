import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type FastifyLoggerOptions, type FastifyReply, LogController } from 'fastify';
import { EDITOR_PATHS } from '#scripts/editor/paths.ts';
import { memoised } from '#scripts/shared/memoised.ts';
import { type ApiSettings, api, BODY_LIMIT, isApiPath, refuseMethod, rethrowAs } from './api.ts';
import { type BuiltFile, COPY, findFile, readSite } from './builtFiles.ts';
import { contentType } from './contentType.ts';
import { cacheControl, EDITOR_HEADERS, HASHED_HEADERS, isHashed, resourcePolicy, siteHeaders } from './headers.ts';

export type ServerSettings = ApiSettings & {
  root: string;
  /** Forms that one address may send in a minute. */
  formsPerMinute: number;
  /** Rejects while no form could be stored. */
  checkInbox: () => Promise<void>;
  /** Absent: nothing is logged. */
  log?: Pick<FastifyLoggerOptions, 'stream'>;
};

/** What the log contains of a request: no address, no query, no header, no body. */
const req = ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] });

/**
 * Makes a function that answers with built files, read once each: pages are sent several times
 * quicker from memory than from the disk.
 */
function fileReader(root: string, common: Record<string, string>) {
  const hashed = Object.fromEntries(HASHED_HEADERS);
  const editor = Object.fromEntries(EDITOR_HEADERS);
  const read = memoised((file: string) => {
    const body = readFileSync(join(root, file));
    return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
  });
  return ({ name, hasCopy }: BuiltFile, accepted = '') => {
    const coded = hasCopy && /\bbr\b/.test(accepted);
    const path = `/${name}`;
    const headers = {
      ...(isHashed(path) ? hashed : common),
      ...(EDITOR_PATHS.test(path) && editor),
      ...(hasCopy && { Vary: 'Accept-Encoding' }),
      ...(coded && { 'Content-Encoding': 'br' }),
      'Content-Type': contentType(name),
      'Cache-Control': cacheControl(path),
      'Cross-Origin-Resource-Policy': resourcePolicy(path),
    };
    try {
      return { headers, ...read(coded ? name + COPY : name) };
    } catch {
      return undefined;
    }
  };
}

/**
 * The site and its API in one server, not listening yet: built files as a good static host serves
 * them, and the two forms. Its `close` lets requests under way finish for at most ten seconds;
 * throws an Error when the web root contains no built site.
 */
export function createSiteServer(settings: ServerSettings): FastifyInstance {
  const { root, checkInbox, log, formsPerMinute, inbox, checkCaptcha } = settings;
  const site = readSite(root);
  const common = {
    ...Object.fromEntries(siteHeaders({ https: false })),
    'Cross-Origin-Resource-Policy': resourcePolicy('/'),
  };
  const readFile = fileReader(root, common);
  const plain = (reply: FastifyReply, status: number) =>
    reply.code(status).headers(common).type('text/plain; charset=utf-8').send(`${STATUS_CODES[status]}\n`);
  const app = fastify({
    logger: log ? { ...log, base: null, serializers: { req } } : false,
    logController: new LogController({ disableRequestLogging: true }),
    // A proxy in front of the server is on the same machine or network, and says whose request it
    // passes on.
    trustProxy: 'loopback, uniquelocal',
    bodyLimit: BODY_LIMIT,
    // A slow client can keep a connection for thirty seconds at most. Node looks for such clients
    // every thirty seconds by default.
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    frameworkErrors: (_, __, reply) => plain(reply, 400),
  });
  // Pages take no bodies; the API says which it takes.
  app.removeAllContentTypeParsers();
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), 10_000).unref();
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error({ req: request, err: error }, 'A request failed.');
    return plain(reply, statusCode);
  });

  app.register(async (forms) => {
    forms.addHook('onRequest', async (_, reply) => void reply.headers(common));
    await forms.register(rateLimit, { max: formsPerMinute, timeWindow: '1 minute' });
    forms.register(api, { inbox, checkCaptcha });
  });
  app.get('/healthz', async (_, reply) => {
    reply.headers({ ...common, 'Cache-Control': 'no-store' });
    await checkInbox().catch(rethrowAs(503));
    return { status: 'ok', captcha: checkCaptcha ? 'verified' : 'not verified' };
  });
  app.setNotFoundHandler((request, reply) => {
    const { method, url, headers } = request;
    if (isApiPath(url.split('?')[0] ?? '')) return refuseMethod(reply.headers(common));
    if (method !== 'GET' && method !== 'HEAD') return plain(reply.header('Allow', 'GET, HEAD'), 405);
    const { file, location } = findFile(site, url);
    if (location !== undefined)
      return plain(reply.headers({ Location: location, 'Cache-Control': cacheControl('/') }), 301);
    const answer = readFile(file ?? site.notFound, headers['accept-encoding']);
    if (!answer) return plain(reply, 404);
    reply.headers(answer.headers);
    // A 304 in the place of the 404 page would hide that a page is missing.
    if (!file) return reply.code(404).header('Cache-Control', cacheControl()).send(answer.body);
    reply.header('ETag', answer.etag);
    return headers['if-none-match']?.includes(answer.etag) ? reply.code(304).send() : reply.send(answer.body);
  });
  return app;
}

/**
 * Listens on a port, or for 0 on one that the system chooses, and returns the site's origin; throws
 * an Error that says what to do.
 */
export async function listen(app: FastifyInstance, port = 0, host = '127.0.0.1'): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new Error(`Port ${port} is in use. Stop what is using it, or choose another: PORT=${port + 1} npm start`);
    throw error;
  }
}
