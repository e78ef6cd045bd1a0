import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Header, siteHeaders } from './headers.ts';

/** Beside the web root, and written by the build: what its pages need the headers to allow. */
const FILE = '../headers.json';

const facts = z.strictObject({
  apiHost: z.string(),
  analyticsSrc: z.string(),
  scriptHashes: z.array(z.string()),
  wasm: z.boolean(),
});

/** What a build knows about its headers. */
export type HeaderFacts = z.infer<typeof facts>;

/** Where a build leaves them. */
export const factsFile = (root: string) => join(root, FILE);

/**
 * The headers for a built site.
 *
 * @param root its web root; one that no build of ours has written gets the strictest headers
 * @throws when the build's facts can't be read
 */
export function readBuiltHeaders(root: string, { https }: { https: boolean }): Header[] {
  const file = factsFile(root);
  const none: HeaderFacts = { apiHost: '', analyticsSrc: '', scriptHashes: [], wasm: false };
  return siteHeaders({ ...(existsSync(file) ? facts.parse(JSON.parse(readFileSync(file, 'utf8'))) : none), https });
}
