import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { collections } from '#content/collections/collections.ts';
import { collectionFolder, contentFolder, readText } from '#content/schema/contentFolder.server.ts';
import { buildDay } from '#content/schema/entries/buildTime.server.ts';
import { fieldError, readFields } from '#content/schema/entries/entry.server.ts';
import { hiddenAs, publication } from '#content/schema/entries/publication.server.ts';
import { isoDay } from '#content/shared/dates.ts';
import { gone } from '#content/site/head.ts';
import { site } from '#content/site/site.ts';
import { redirects, table } from '#pages/model/table.ts';
import { pagesByPath } from '#scripts/checks/builtPages.ts';
import { WEB_ROOT } from '#scripts/internals/vike.ts';
import { listFiles } from '#scripts/shared/files.ts';

/** What an entry says of its addresses and its starts, and of whether it is shown. */
const fields = z.object({
  ...publication,
  sample: z.boolean().default(false),
  redirectFrom: z.array(z.string()).default([]),
  start: z.string().default(''),
  formerStarts: z.array(z.string()).default([]),
  status: z.string().optional(),
});

const fieldsOf = (file: string, source: string) => fields.safeParse(readFields(file, source)).data;

/** The address of the page of an entry's file, or of a page's; undefined where it has none. */
function addressOf(file: string): string | undefined {
  const page = /^pages\/([a-z\d/-]+)\/\+Page\.tsx$/.exec(file)?.[1];
  if (page) return `/${page}`;
  const [, folder, slug] = /([^/]+)\/([^/]+)\.(?:md|yaml)$/.exec(file) ?? [];
  const { kind } = Object.values(collections).find(({ kind, entries }) => entries && kind.folder === folder) ?? {};
  return kind && `${kind.address}${slug}`;
}

/** The path and the part of an address of this site on one of its pages; undefined for others. */
function ownAddress(address: string, from: string) {
  const { origin, pathname, hash } = new URL(address, `http://site${from}`);
  if (origin !== 'http://site' && origin !== site.origin) return undefined;
  return { path: decodeURIComponent(pathname), part: decodeURIComponent(hash.slice(1)) };
}

/** Why there is no page at an address of this site. */
function noPage(pathname: string): string {
  if (pathname.endsWith('/')) return 'leads to nothing: take the slash at its end out.';
  const name = listFiles(collectionFolder('')).find((file) => addressOf(file) === pathname);
  const file = name && collectionFolder(name);
  const hidden = file && hiddenAs(fieldsOf(file, readText(file)) ?? {}, buildDay);
  return hidden
    ? `leads to nothing: ${file} ${hidden}. Link to it once it is shown, or take the link out.`
    : 'leads to nothing: the site has no such page. Correct the address, or take the link out.';
}

/** The message for a link to a former address of this site; undefined for any other link. */
export function linkMoved(address: string, from: string): string | undefined {
  const path = ownAddress(address, from)?.path;
  const moved = path && redirects.get(path);
  return moved ? `${address} is a former address: the page has moved to ${moved}. Write that address.` : undefined;
}

/** What is wrong with an address of this site; undefined if its target exists. */
export function linkFault(address: string, from: string): string | undefined {
  const own = ownAddress(address, from);
  if (!own) return undefined;
  const { path, part } = own;
  const page = pagesByPath().get(redirects.get(path) ?? path);
  if (!page) return existsSync(WEB_ROOT + path) ? undefined : `${address} ${noPage(path)}`;
  if (!part || page.document.querySelector(`[id="${part}"]`)) return undefined;
  return `${address} leads to nothing: that page has no such part. Correct the address, or take the link out.`;
}

/** The days until which entries with a page are shown, by the addresses of the pages. */
const lastDays = new Map(
  Object.values(collections).flatMap(({ kind, entries }) =>
    (entries ?? []).flatMap(({ slug, expiresOn }) => (expiresOn ? [[kind.address + slug, expiresOn] as const] : [])),
  ),
);

/** The message for a link that will lead to nothing; undefined for any other link. */
export function linkEnds(address: string, from: string): string | undefined {
  const lastDay = lastDays.get(ownAddress(address, from)?.path ?? '');
  return lastDay
    ? `${address} is shown until ${lastDay} and leads to nothing afterwards. Take the link out.`
    : undefined;
}

/**
 * What Git answers; nothing where there is no repository. The owner of the folder may be another,
 * as in a container.
 */
const git = (...words: string[]): string =>
  spawnSync('git', ['-c', 'safe.directory=*', ...words], { encoding: 'utf8' }).stdout ?? '';

/**
 * The addresses of entries and pages that were deleted or renamed after they had been shown,
 * without a redirect, as far as Git remembers.
 */
export function lostAddresses(): string[] {
  const folders = [collectionFolder(''), 'pages'];
  const deleted = ['--diff-filter=D', '--no-renames', '--name-only'];
  const uncommitted = `HEAD ${buildDay}\n${git('diff', ...deleted, 'HEAD', '--', ...folders)}`;
  const past = git('log', ...deleted, '--format=> %H^ %cs', '--', ...folders).split('> ');
  return [uncommitted, ...past].flatMap((part) => {
    // The commit that still has the files, and the day on which they were deleted.
    const [commit, day = '', ...files] = part.split(/\s+/);
    return files.flatMap((file) => {
      const own = addressOf(file);
      const source = file.endsWith('.tsx') ? '' : git('show', `${commit}:${file}`);
      const entry = own && !existsSync(file) && fieldsOf(file, source);
      if (!entry || entry.sample || hiddenAs(entry, day)) return [];
      return [own, ...entry.redirectFrom]
        .filter((address) => !(address in table) && !redirects.has(address) && !gone.includes(address))
        .map(
          (address) =>
            `${file} was deleted or renamed, and its address ${address} was public. Add it to Former addresses (redirectFrom) of the page that takes its place, or to ${contentFolder}/site/gone.yaml (Addresses that are gone) if none does.`,
        );
    });
  });
}

/** An event as it was at the end of each earlier day on which it changed, oldest first. */
function versionsOf(file: string) {
  const commits = git('log', '--reverse', '--format=%cs %H', '--', file).split('\n').filter(Boolean);
  const lastOfDay = new Map(commits.map((line) => [line.slice(0, 10), line.slice(11)]));
  return [...lastOfDay].flatMap(([day, commit]) => {
    const event = fieldsOf(file, git('show', `${commit}:${file}`));
    return event?.start && day !== buildDay ? { ...event, day } : [];
  });
}

/**
 * The starts that an event had, oldest first, and the present one: those that were public overnight
 * and still to come when they were changed. A slip that is corrected at once is none, nor is a day
 * that gets its hour.
 */
function startsOf(versions: ReturnType<typeof versionsOf>, present: string): string[] {
  const former = versions.filter(({ start, ...entry }, index) => {
    const next = versions[index + 1] ?? { day: buildDay, start: present };
    return !next.start.startsWith(start) && isoDay(start) >= next.day && !hiddenAs(entry, next.day);
  });
  return [...former.map(({ start }) => start), present];
}

/**
 * The events that lack a status although they had one in public, as far as Git remembers, and those
 * whose former starts lack one that was public, or have one twice or in another order.
 */
export const lostStarts = (): string[] =>
  listFiles(collectionFolder('events')).flatMap((name) => {
    const file = collectionFolder(`events/${name}`);
    const event = name.endsWith('.yaml') ? fieldsOf(file, readText(file)) : undefined;
    if (!event) return [];
    const versions = versionsOf(file);
    const was = versions.findLast(({ status, day, ...entry }) => status && !hiddenAs(entry, day))?.status;
    if (was && !event.status)
      return fieldError(file, 'status', `It was ${was} in public. Choose Reinstated: calendars need it.`).message;
    const starts = startsOf(versions, event.start);
    const written = [...event.formerStarts, event.start].filter((start) => starts.includes(start));
    if (written.join() === starts.join()) return [];
    const advice = `Write every start that it had before, oldest first: ${starts.slice(0, -1).join(', ')}. Calendars that visitors keep need them.`;
    return fieldError(file, 'formerStarts', advice).message;
  });
