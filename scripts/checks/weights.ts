import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { readManifest } from '#scripts/prerender/vike.ts';

/** Bytes of brotli; 1 kB is 1,000 of them. */
const LIMITS = {
  /** Home, forms and lists: the first congestion window of a connection. */
  page: 14_000,
  /** Guides, articles, news items and reports. */
  longRead: 20_000,
  /** A page's stylesheet, inlined. */
  css: 10_000,
  /** What a page requests before any interaction, without an island in view. */
  script: 2_500,
  fonts: 60_000,
} as const;

/** Each island's own code (without React, which they share): just above what was measured. */
export const ISLAND_LIMITS: Record<string, number> = {
  ContactForm: 30_000,
  HeroControls: 9_900,
  MembershipForm: 32_500,
  PhotoLightbox: 15_700,
  TestimonialControls: 9_800,
  EventCalendar: 54_000,
};

/** The kinds of page that may be longer; legal pages and the longest lists fit the first window all the same. */
const LONG_READ = /<main[^>]*\bdata-pagefind-meta="kind:(?:guide|article|news|webinar)"/;

type PageWeight = { path: string; html: number; limit: number; css: number; script: number };
type IslandWeight = { name: string; bytes: number; limit: number };
export type Weights = { pages: PageWeight[]; islands: IslandWeight[]; fonts: { bytes: number; limit: number } };

const brotli = (body: string | Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/**
 * Weighs every page, island and font of a built site.
 * @throws Error when an island of `ISLAND_LIMITS` was not built
 */
export async function measureBuild(root: string): Promise<Weights> {
  const manifest = await readManifest(root);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const scriptWeight = new Map<string, number>();
  const weigh = (file: string) => {
    const known = scriptWeight.get(file) ?? brotli(readFileSync(join(root, file)));
    scriptWeight.set(file, known);
    return known;
  };
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => {
      const html = readFileSync(join(root, file), 'utf8');
      const css = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('');
      const entries = [...html.matchAll(/<script[^>]*\bsrc="\/([^"]+)"/g)].flatMap(([, src]) => src ?? []);
      return {
        path: `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`,
        html: brotli(html),
        limit: LONG_READ.test(html) ? LIMITS.longRead : LIMITS.page,
        css: brotli(css),
        script: [...manifest.staticImports(entries)].reduce((sum, script) => sum + weigh(script), 0),
      };
    });
  return { pages, islands: measureIslands(manifest, weigh), fonts: measureFonts(root, files) };
}

function measureFonts(root: string, files: string[]): Weights['fonts'] {
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  return { bytes: fonts.reduce((sum, file) => sum + readFileSync(join(root, file)).length, 0), limit: LIMITS.fonts };
}

/** The chunks that all islands share; a browser requests them once. */
const SHARED = /\/(react|rolldown-runtime)\.[^/]+\.js$/;

/** Weighs what each island of components/islands imports besides React. */
function measureIslands(
  manifest: Awaited<ReturnType<typeof readManifest>>,
  weigh: (file: string) => number,
): IslandWeight[] {
  return Object.entries(ISLAND_LIMITS).map(([name, limit]) => {
    const chunk = manifest.fileOf(`components/islands/${name}.island.tsx`);
    const own = [...manifest.staticImports([chunk])].filter((script) => !SHARED.test(script));
    return { name, bytes: own.reduce((sum, script) => sum + weigh(script), 0), limit };
  });
}

/** Sentences about everything that is over its limit. */
export function overBudget({ pages, islands, fonts }: Weights): string[] {
  const over: string[] = [];
  const check = (what: string, bytes: number, limit: number) => {
    if (bytes > limit) over.push(`${what} weighs ${bytes} bytes, ${bytes - limit} over its limit of ${limit}.`);
  };
  for (const { path, html, limit, css, script } of pages) {
    check(`${path}: the page`, html, limit);
    check(`${path}: its stylesheet`, css, LIMITS.css);
    check(`${path}: its script at load`, script, LIMITS.script);
  }
  for (const { name, bytes, limit } of islands) check(`The island ${name}`, bytes, limit);
  check('The fonts together', fonts.bytes, fonts.limit);
  return over;
}
