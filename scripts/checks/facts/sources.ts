import { parse } from 'node-html-parser';
import { z } from 'zod';
import type { Figures } from '#content/figures/schema.server.ts';
import { londonDay } from '#content/schema/london.server.ts';

/** What is known of a page's changes: a sentence for each, with its day where it has one. */
type Change = { day?: string; says: string };

/** GOV.UK's answer about a page (https://content-api.publishing.service.gov.uk). */
const govUkPage = z.union([
  z.object({
    schema_name: z.literal('redirect'),
    redirects: z.array(z.object({ destination: z.string() })).min(1),
  }),
  z.object({ schema_name: z.literal('gone') }),
  z.object({
    public_updated_at: z.iso.datetime({ offset: true }),
    withdrawn_notice: z.object({ withdrawn_at: z.iso.datetime({ offset: true }).optional() }).optional(),
  }),
]);

/** The changes of a page in an answer of GOV.UK's content API. */
function govUkChanges(answer: unknown): Change[] {
  const page = govUkPage.parse(answer);
  if ('redirects' in page) return [{ says: `has moved to ${page.redirects[0]?.destination}` }];
  if (!('public_updated_at' in page)) return [{ says: 'is gone' }];
  const updated = londonDay(new Date(page.public_updated_at));
  const withdrawn = page.withdrawn_notice?.withdrawn_at;
  return [
    ...(withdrawn ? [{ says: `was withdrawn on ${londonDay(new Date(withdrawn))}` }] : []),
    { day: updated, says: `was updated on ${updated}` },
  ];
}

const provision = z.object({ modified: z.iso.date(), versions: z.array(z.iso.date()) });

/**
 * The changes of a provision in an answer of legislation.gov.uk: the versions that it has, and the last day on which editors
 * worked on its law. They enter some versions months after the first day of these, so that either can be what is new. A
 * version that is still to come counts from its day on.
 */
function legislationChanges(answer: string, today: string): Change[] {
  const xml = parse(answer);
  const links = xml.querySelectorAll('[rel="http://purl.org/dc/terms/hasVersion"]');
  const { modified, versions } = provision.parse({
    modified: xml.getElementsByTagName('dc:modified')[0]?.textContent,
    versions: links.map((link) => link.getAttribute('title')).filter((title) => /^\d{4}-/.test(title ?? '')),
  });
  const last = versions
    .filter((version) => version <= today)
    .sort()
    .at(-1);
  return [
    ...(last ? [{ day: last, says: `has a version in force from ${last}` }] : []),
    {
      day: modified,
      says: `was edited on ${modified}, or another part of its law${last ? `; its last version is of ${last}` : ''}`,
    },
  ];
}

/** Where the changes of a page can be asked, and how the answer is read; undefined for sites that don't say. */
function askable(url: string, today: string): { address: string; read: (answer: string) => Change[] } | undefined {
  const { hostname, origin, pathname } = new URL(url);
  if (hostname === 'www.gov.uk')
    return { address: `${origin}/api/content${pathname}`, read: (answer) => govUkChanges(JSON.parse(answer)) };
  if (hostname === 'www.legislation.gov.uk')
    return { address: `${origin}${pathname}/data.xml`, read: (answer) => legislationChanges(answer, today) };
  return undefined;
}

/** The body of a page; throws if it doesn't come. */
export type Ask = (address: string) => Promise<string>;

/** What the sources said: a line each. */
export type SourceReport = {
  /** Figures whose source changed after they were checked. */
  changed: string[];
  /** Pages that gave no answer, or one that couldn't be read. */
  failed: string[];
  /** Figures that have never been compared with their source. */
  unchecked: string[];
  /** Figures whose source can't be asked. */
  byHand: string[];
};

const reason = (error: unknown): string => {
  if (error instanceof z.ZodError) return `The answer is not as expected. ${z.prettifyError(error)}`;
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message}: ${reason(error.cause)}` : error.message;
};

/**
 * Asks the source of every figure whether it has changed since the figure was checked. Each page is asked once.
 *
 * @param figures the register
 * @param ask fetches a page
 * @param today the day up to which versions of a law count
 */
export async function checkSources(figures: Figures, ask: Ask, today: string): Promise<SourceReport> {
  const report: SourceReport = { changed: [], failed: [], unchecked: [], byHand: [] };
  const answers = new Map<string, Change[]>();
  for (const [name, { source, checked }] of Object.entries(figures)) {
    if (source === 'association') continue;
    const { title, url } = source;
    const page = askable(url, today);
    if (!checked) report.unchecked.push(`${name}: ${title}. ${url}`);
    else if (!page) report.byHand.push(`${name}, checked on ${checked}: ${title}. ${url}`);
    else {
      const { address, read } = page;
      const changes = answers.get(address) ?? (await ask(address).then(read).catch(fail(address)));
      answers.set(address, changes);
      const news = changes.find(({ day }) => !day || day > checked);
      if (news) report.changed.push(`${name}, checked on ${checked}: ${title} ${news.says}. ${url}`);
    }
  }
  return report;

  function fail(address: string) {
    return (error: unknown): Change[] => {
      report.failed.push(`${address}: ${reason(error)}`);
      return [];
    };
  }
}
