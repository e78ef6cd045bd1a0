import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { collections } from '#content/collections/collections.ts';
import { collectionFolder, contentFolder, readText } from '#content/schema/contentFolder.server.ts';
import { buildDay } from '#content/schema/entries/buildTime.server.ts';
import { readFields } from '#content/schema/entries/entry.server.ts';
import { hiddenAs, publication } from '#content/schema/entries/publication.server.ts';
import { gone } from '#content/site/head.ts';
import { redirects, table } from '#pages/model/table.ts';
import { pagesByPath } from '#scripts/checks/builtPages.ts';
import { WEB_ROOT } from '#scripts/internals/vike.ts';
import { listFiles } from '#scripts/shared/files.ts';

/** What an entry says of its addresses, and of whether it is shown. */
const fields = z.object({
  ...publication,
  sample: z.boolean().default(false),
  redirectFrom: z.array(z.string()).default([]),
});

const fieldsOf = (file: string, source: string) => fields.safeParse(readFields(file, source)).data;

/** The address of the page of an entry's file; undefined where its kind has none. */
function addressOf(file: string): string | undefined {
  const [, folder, slug] = /([^/]+)\/([^/]+)\.(?:md|yaml)$/.exec(file) ?? [];
  const { kind } = Object.values(collections).find(({ kind, entries }) => entries && kind.folder === folder) ?? {};
  return kind && `${kind.address}${slug}`;
}

/** Why there is no page at an address of this site. */
function noPage(pathname: string): string {
  const moved = redirects.get(pathname);
  if (moved) return `leads to a former address: the page has moved to ${moved}. Write that address.`;
  const name = listFiles(collectionFolder('')).find((file) => addressOf(file) === pathname);
  const file = name && collectionFolder(name);
  const hidden = file && hiddenAs(fieldsOf(file, readText(file)) ?? {}, buildDay);
  return hidden
    ? `leads to nothing: ${file} ${hidden}. Link to it once it is shown, or take the link out.`
    : 'leads to nothing: the site has no such page. Correct the address, or take the link out.';
}

/** What is wrong with an address of this site; undefined if its target exists. */
export function linkFault(address: string, from: string): string | undefined {
  const { pathname, hash, origin } = new URL(address, `http://site${from}`);
  if (origin !== 'http://site') return undefined;
  const path = decodeURIComponent(pathname);
  const page = pagesByPath().get(path);
  if (!page) return existsSync(WEB_ROOT + path) ? undefined : `${address} ${noPage(path)}`;
  if (!hash || page.document.querySelector(`[id="${decodeURIComponent(hash.slice(1))}"]`)) return undefined;
  return `${address} leads to nothing: that page has no such part. Correct the address, or take the link out.`;
}

/**
 * What Git answers; nothing where there is no repository. The owner of the folder may be another,
 * as in a container.
 */
const git = (...words: string[]): string =>
  spawnSync('git', ['-c', 'safe.directory=*', ...words], { encoding: 'utf8' }).stdout ?? '';

/**
 * The addresses of an entry as it was on a day, former ones included; none if it was not shown
 * then.
 */
function publicAddresses(file: string, source: string, day: string): string[] {
  const own = addressOf(file);
  const entry = fieldsOf(file, source);
  return own && entry && !entry.sample && !hiddenAs(entry, day) ? [own, ...entry.redirectFrom] : [];
}

/**
 * The addresses of entries that were deleted or renamed after they had been shown, without a
 * redirect, as far as Git remembers.
 */
export function lostAddresses(): string[] {
  const folder = collectionFolder('');
  const deleted = ['--diff-filter=D', '--no-renames', '--name-only'];
  const uncommitted = `HEAD ${buildDay}\n${git('diff', ...deleted, 'HEAD', '--', folder)}`;
  const past = git('log', ...deleted, '--format=> %H^ %cs', '--', folder).split('> ');
  return [uncommitted, ...past].flatMap((part) => {
    // The commit that still has the files, and the day on which they were deleted.
    const [commit, day = '', ...files] = part.split(/\s+/);
    return files
      .filter((file) => file && !existsSync(file))
      .flatMap((file) =>
        publicAddresses(file, git('show', `${commit}:${file}`), day)
          .filter((address) => !(address in table) && !redirects.has(address) && !gone.includes(address))
          .map(
            (address) =>
              `${file} was deleted or renamed, and its address ${address} was public. Add it to Former addresses (redirectFrom) of the page that takes its place, or to ${contentFolder}/site/gone.yaml (Addresses that are gone) if none does.`,
          ),
      );
  });
}
