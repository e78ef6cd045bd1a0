import { STATUS_CODES } from 'node:http';
import { relative, resolve } from 'node:path';
import rateLimit from '@fastify/rate-limit';
import staticFiles from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyLoggerOptions, type FastifyReply, LogController } from 'fastify';
import { type ApiSettings, api, failed, isApiPath, MOST_BYTES, refuseMethod } from './api.ts';
import { chooseCopy, copyAt, findFile, readSite } from './builtFiles.ts';
import { contentType } from './contentType.ts';
import {
  CACHE,
  cacheControl,
  EDITOR_PATHS,
  editorHeaders,
  HASHED_HEADERS,
  isHashed,
  RESOURCE_POLICY,
  readBuiltHeaders,
  resourcePolicy,
} from './headers.ts';

export type ServerSettings = ApiSettings & {
  /** The web root. */
  root: string;
  /** Forms that one address may send in a minute. */
  formsPerMinute: number;
  /** Rejects while no form could be stored. */
  checkInbox: () => Promise<void>;
  /** Absent: nothing is logged. */
  log?: Pick<FastifyLoggerOptions, 'level' | 'stream'>;
};

/** What the log contains of a request: no address, no query, no header, no body. */
const req = ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] });

const plain = (reply: FastifyReply, status: number) =>
  reply.code(status).type('text/plain; charset=utf-8').send(`${STATUS_CODES[status]}\n`);

/**
 * The site and its API in one server: built files as a good static host serves them, and the two forms.
 *
 * @returns a server that isn't listening yet; its `close` lets requests under way finish for at most ten seconds
 * @throws Error when the web root holds no built site
 */
export function createSiteServer(settings: ServerSettings): FastifyInstance {
  const { root, checkInbox, log, formsPerMinute, inbox, checkCaptcha } = settings;
  const site = readSite(root);
  const common = Object.fromEntries(readBuiltHeaders(root, { https: false }));
  const hashed = Object.fromEntries(HASHED_HEADERS);
  const editor = Object.fromEntries(editorHeaders(true));
  const app = fastify({
    logger: log ? { ...log, base: null, serializers: { req } } : false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MOST_BYTES,
    // A slow client can hold a connection for thirty seconds at most.
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000 },
    frameworkErrors: (_, __, reply) => plain(reply.headers(common), 400),
  });
  // Pages take no bodies; the API says which it takes.
  app.removeAllContentTypeParsers();
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers({ ...common, 'Cross-Origin-Resource-Policy': RESOURCE_POLICY.other });
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.debug({ req: request, res: reply }, 'A request was answered.');
    done();
  });
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), 10_000).unref();
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error({ req: request, err: error }, 'A request failed.');
    return plain(reply, statusCode);
  });

  app.register(async (forms) => {
    await forms.register(rateLimit, { max: formsPerMinute, timeWindow: '1 minute' });
    forms.register(api, { inbox, checkCaptcha });
  });
  app.get('/healthz', async (_, reply) => {
    reply.header('Cache-Control', 'no-store');
    await checkInbox().catch(failed(503));
    return { status: 'ok' };
  });
  app.register(staticFiles, {
    root: resolve(root),
    serve: false,
    acceptRanges: false,
    cacheControl: false,
    contentType: false,
    lastModified: false,
    // Set for files that exist, and not on every reply: a 404 for a file of an older build must not be cached for a year.
    setHeaders: (response, path) => {
      const copy = copyAt(path);
      const name = relative(root, path).slice(0, copy && -copy.ending.length);
      if (copy) response.setHeader('Content-Encoding', copy.coding);
      response.setHeader('Content-Type', contentType(name));
      response.setHeader('Cache-Control', cacheControl(`/${name}`));
    },
  });
  app.setNotFoundHandler((request, reply) => {
    if (isApiPath(request.url.split('?')[0] ?? '')) return refuseMethod(reply);
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(reply.header('Allow', 'GET, HEAD'), 405);
    const { file, location } = findFile(site, request.url);
    if (location !== undefined) return plain(reply.headers({ Location: location, 'Cache-Control': CACHE.other }), 301);
    const { name, copies } = file ?? site.notFound;
    const { ending = '' } = chooseCopy(request.headers['accept-encoding'], copies) ?? {};
    if (file) reply.header('Cross-Origin-Resource-Policy', resourcePolicy(`/${name}`));
    if (file && isHashed(`/${name}`)) {
      for (const header of Object.keys(common)) reply.removeHeader(header);
      reply.headers(hashed);
    }
    if (EDITOR_PATHS.test(`/${name}`)) reply.headers(editor);
    if (copies.length > 0) reply.header('Vary', 'Accept-Encoding');
    // The 404 page gets no ETag: a 304 in its place would hide that the page is missing.
    return reply.code(file ? 200 : 404).sendFile(name + ending, { etag: Boolean(file) });
  });
  return app;
}

/**
 * Starts listening.
 *
 * @returns the port, which the system chooses for 0
 * @throws Error that says what to do, when the port is taken or not allowed
 */
export async function listen(app: FastifyInstance, port: number): Promise<number> {
  try {
    // No host: on every address, IPv6 where there is any. Without the empty text Fastify would take localhost only.
    return Number(new URL(await app.listen({ port, host: '' })).port);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new Error(`Port ${port} is in use. Stop what is using it, or choose another: PORT=${port + 1} npm start`);
    if (code === 'EACCES') throw new Error(`Port ${port} is not allowed. Choose one above 1023 as PORT.`);
    throw error;
  }
}

/**
 * Listens for a moment.
 *
 * @returns a port that is free, which the system chooses for 0
 * @throws Error as `listen` does
 */
export async function freePort(port = 0): Promise<number> {
  const probe = fastify();
  const free = await listen(probe, port);
  await probe.close();
  return free;
}
