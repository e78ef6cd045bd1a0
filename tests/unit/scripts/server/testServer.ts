import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, beforeEach, vi } from 'vitest';
import type { InboxEntry } from '#scripts/server/inbox.ts';
import { createSiteServer, type ServerSettings } from '#scripts/server/server.ts';

export const CONTACT = '/prod/api/msb/savecontactdetails';
export const MEMBERSHIP = '/prod/api/msb/savemembershipdetails';

/** A valid enquiry. */
export const enquiry = {
  titleid: 1,
  firstName: 'Ada',
  lastName: 'Sample',
  phone: '02079460958',
  email: 'ada@sample.example',
  message: 'Hello.',
  reCaptcha: 'token',
};

/** A valid application. */
export const application = {
  titleid: '2',
  fullname: 'Ada Sample',
  phoneNo: '020 7946 0958',
  email: 'ada@sample.example',
  membershipCategory: '0',
  businessName: 'Sample Exchange Ltd',
  businessAddressLine1: '1 Sample Street',
  businessAddressLine2: '',
  city: 'London',
  postcode: 'EC2A 4NE',
  countryCode: '+44',
  consent: true,
  reCaptcha: '',
};

/** A page that lies beside its compressed copy. */
export const page = `<!doctype html><title>About</title>${'text '.repeat(100)}`;
/** Holds the web root of the current test. */
export let folder: string;
/** The server of the current test. */
export let app: FastifyInstance;
/** The forms that it has stored. */
export let stored: InboxEntry[];

/** Makes the server; what it takes in lands in `stored`. */
export function make(change: Partial<ServerSettings> = {}): FastifyInstance {
  stored = [];
  app = createSiteServer({
    root: join(folder, 'web'),
    inbox: {
      append: async (entry) => {
        stored.push(entry);
      },
    },
    checkInbox: async () => undefined,
    formsPerMinute: 1_000,
    ...change,
  });
  return app;
}

/** Makes a server before each test of a file, in a folder with a small built site, and removes both after it. */
export function serveEachTest(): void {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'server-'));
    const root = join(folder, 'web');
    mkdirSync(join(root, 'static'), { recursive: true });
    writeFileSync(join(root, 'index.html'), 'home');
    writeFileSync(join(root, '404.html'), 'lost');
    writeFileSync(join(root, 'about-us.html'), page);
    writeFileSync(join(root, 'about-us.html.gz'), gzipSync(page));
    writeFileSync(join(root, 'static/app.1a2b.js'), 'code');
    make();
  });

  afterEach(async () => {
    // A connection that fetch keeps open would be waited for.
    app.server.closeAllConnections();
    await app.close();
    rmSync(folder, { recursive: true });
  });
}

/** Sends a request without a body. */
export const get = (url: string, headers: Record<string, string> = {}, method: InjectOptions['method'] = 'GET') =>
  app.inject({ method, url, headers });

/** Sends a body, as JSON unless it is text or bytes already. */
export const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'Content-Type': 'application/json', ...headers },
    payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
  });

/** An inbox that stores a form only when it is told to. */
export function slowInbox() {
  let finish = () => {};
  const append = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  return { append, finish: () => finish() };
}
