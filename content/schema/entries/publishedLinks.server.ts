import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { mistake } from '#content/schema/define.server.ts';
import { buildDay } from './buildTime.server.ts';
import { fileOf, readEntry } from './entry.server.ts';
import { missingWhile, type Publication, publication } from './publication.server.ts';

type Entry = Publication & { slug: string };

/** When a file of content is shown: an entry says so itself, pages always are. */
const shown = (file: string, source: string): Publication =>
  /\.(md|yaml)$/.test(file) ? readEntry(file, source, z.looseObject(publication)) : {};

/**
 * The address of an entry, where nothing goes on before or after it that would make it another address. Entries of one page, as
 * those of the glossary, link to each other by the anchor alone.
 */
function linkTo(address: string, fromSamePage: boolean): RegExp {
  const [page, anchor] = address.split('#');
  const written = anchor && fromSamePage ? `(${page}|\\]\\()#${anchor}` : address;
  return new RegExp(`(?<![\\w-])${written}(?![\\w-]|/\\w)`);
}

/** What an author can do about a link, whose target is missing for some reason. */
const advice = ({ draft, publishOn, expiresOn }: Publication, reason: string): string[] => {
  if (draft) return ['Take the link out until it is published.'];
  if (publishOn && reason.includes(publishOn))
    return ['Take the link out until then, or show this entry from that day on too:', `    + publishOn: ${publishOn}`];
  return ['Take the link out, or let this entry expire with it:', `    + expiresOn: ${expiresOn}`];
};

/**
 * Refuses links to an entry from any content that is shown on a day, from today on, on which the entry is not: the author learns of it
 * now, and not from the build of that day.
 *
 * @param entries of one collection, published or not
 * @param address what stands before an entry's slug in its address
 * @throws Error naming file and line of every such link, why it would lead nowhere, and what to do
 */
export function refuseLinksToUnpublished(entries: Entry[], address: string): void {
  const limited = entries.filter((entry) => missingWhile(entry, {}, buildDay));
  if (limited.length === 0) return;
  const root = join(process.cwd(), 'content');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(md|yaml|ts)$/.test(name));
  const faults = files.sort().flatMap((name) => {
    const source = readFileSync(join(root, name), 'utf8');
    const file = `content/${name}`;
    return limited.flatMap((entry) => {
      const own = fileOf(entry) ?? '';
      const link = linkTo(address + entry.slug, dirname(file) === dirname(own));
      if (!link.test(source) || file === own) return [];
      const reason = missingWhile(entry, shown(file, source), buildDay);
      if (!reason) return [];
      return source.split('\n').flatMap((line, index) => {
        if (!link.test(line)) return [];
        const [what, fix] = advice(entry, reason);
        return [
          `${file} needs fixing:`,
          `✖ line ${index + 1}: It links to ${own}, which ${reason}. ${what}`,
          `    - ${line.trim()}`,
          ...(fix && !file.endsWith('.ts') ? [fix] : []),
        ].join('\n');
      });
    });
  });
  if (faults.length) throw mistake(faults.join('\n\n'));
}
