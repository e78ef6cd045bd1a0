import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type ApiReply, type ApiSettings, answerForm, isApiPath } from './api.ts';
import { chooseCoding } from './encoding.ts';
import type { Header } from './headers.ts';
import { findResource, type Resource, type Site } from './site.ts';

export type ServerSettings = ApiSettings & {
  site: Site;
  /** Sent with every response. */
  headers: Header[];
};

/** Whether a copy that the client holds is still the current one (`If-None-Match`, weak comparison). */
const isCurrent = (held: string | undefined, etag: string) =>
  held?.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag) ?? false;

/**
 * The site and its API in one server: built files as a good static host serves them, and the two forms.
 *
 * @returns a server that isn't listening yet
 */
export function createSiteServer(settings: ServerSettings): Server {
  const common = Object.fromEntries(settings.headers);

  const plain = (response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}) => {
    const body = `${text}\n`;
    const length = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': Buffer.byteLength(body) };
    response.writeHead(status, { ...common, ...length, ...headers }).end(body);
  };

  const send = (request: IncomingMessage, response: ServerResponse, status: number, resource: Resource) => {
    const { codings } = resource;
    const coding = chooseCoding(request.headers['accept-encoding'], (one) => codings.has(one));
    const representation = codings.get(coding);
    if (!representation) return plain(response, 500, 'Internal error');
    const { etag, size, bytes, file } = representation;
    const validators = {
      ETag: etag,
      'Cache-Control': resource.cacheControl,
      ...(codings.size > 1 && { Vary: 'Accept-Encoding' }),
    };
    if (status === 200 && isCurrent(request.headers['if-none-match'], etag))
      return response.writeHead(304, { ...common, ...validators }).end();
    response.writeHead(status, {
      ...common,
      ...validators,
      'Content-Type': resource.contentType,
      'Content-Length': size,
      ...(coding !== 'identity' && { 'Content-Encoding': coding }),
    });
    if (request.method === 'HEAD') return response.end();
    if (bytes) return response.end(bytes);
    // A file that has changed or gone since the start breaks the connection off rather than send something else.
    return createReadStream(file, { end: Math.max(0, size - 1) })
      .on('error', (error) => response.destroy(error))
      .pipe(response);
  };

  const reply = (response: ServerResponse, { status, headers, body }: ApiReply) => {
    const json = JSON.stringify(body);
    response
      .writeHead(status, {
        ...common,
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': Buffer.byteLength(json),
        'Cache-Control': 'no-store',
        ...headers,
      })
      .end(json);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const target = request.url ?? '/';
    const [path = ''] = target.split('?');
    if (isApiPath(path)) return reply(response, await answerForm(path, request, settings));
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(response, 405, 'Method not allowed', { Allow: 'GET, HEAD' });
    const found = findResource(settings.site, target);
    if (found.kind === 'malformed') return plain(response, 400, 'Bad request');
    if (found.kind === 'moved')
      return plain(response, 301, `Moved to ${found.location}`, {
        Location: found.location,
        'Cache-Control': 'public, max-age=0, must-revalidate',
      });
    if (!found.resource) return plain(response, 404, 'Not found');
    return send(request, response, found.kind === 'found' ? 200 : 404, found.resource);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (request.destroyed && !request.complete) return response.destroy();
      console.error(error);
      return response.headersSent ? response.destroy() : plain(response, 500, 'Internal error');
    });
  });
  // A sender that dawdles holds a connection for so long and no longer.
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  return server;
}

/**
 * Starts listening.
 *
 * @returns the port, which the system chooses for 0
 * @throws Error that says what to do, when the port is taken or not allowed
 */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(
          new Error(`Port ${port} is in use. Stop what is using it, or choose another: PORT=${port + 1} npm start`),
        );
      else if (error.code === 'EACCES')
        reject(new Error(`Port ${port} is not allowed. Choose one above 1023 as PORT.`));
      else reject(error);
    });
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Stops taking requests, lets those under way finish for at most ten seconds, and closes. */
export async function close(server: Server): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), 10_000);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(deadline);
}
