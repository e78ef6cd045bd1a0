import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { kindNames, kinds } from '#content/site/kinds.ts';
import { listFiles } from '#scripts/prerender/files.ts';
import { LATER_STYLES } from '#scripts/prerender/finishPage.ts';
import { readManifest } from '#scripts/prerender/vike.ts';

/** Bytes of brotli; 1 kB is 1,000 of them. */
const LIMITS = {
  /** What a large page sends until its first view is complete, where a browser can read it while it arrives. */
  firstView: 14_000,
  page: 16_000,
  /** Guides, articles, news items and reports. */
  longRead: 20_000,
  /** A page's inline stylesheet, and the one that it links. */
  css: 11_000,
  /** What a page requests before any interaction, without an island in view. */
  script: 4_000,
  /** The firm's own note, fetched once there is a name. */
  note: 12_000,
  fonts: 60_000,
} as const;

/** Each island's own code (without React, which they share): just above what was measured. */
export const ISLAND_LIMITS: Record<string, number> = {
  ContactForm: 18_000,
  HeroControls: 10_100,
  MembershipForm: 21_000,
  PhotoLightbox: 15_750,
  TestimonialControls: 10_000,
  EventCalendar: 4_500,
};

/** What an island fetches later, beside its own code: just above what was measured. */
const LATER = [
  {
    what: 'The calendar’s sheet',
    file: 'components/islands/calendar/CalendarSheet.tsx',
    island: 'EventCalendar',
    limit: 52_500,
  },
  { what: 'Sending a form', file: 'components/forms/sending/sending.ts', island: 'ContactForm', limit: 14_200 },
];

/** The firm's own note: what is fetched to draw it and to save it, beside the planner that asks for it. */
const NOTE_SCRIPTS = ['noteFigure', 'saveNote'].map((name) => `components/sections/firm-note/${name}.client.ts`);

const PLANNER = 'components/sections/planner/planner.behaviour.client.ts';

const longReads = kindNames.filter((name) => kinds[name].longRead);
const LONG_READ = new RegExp(`<main[^>]*\\bdata-pagefind-meta="kind:(?:${longReads.join('|')})"`);

/** What a part of the site weighs, in bytes, and may weigh. */
type Weight = { what: string; bytes: number; limit: number };

const brotli = (body: string | Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/** A large page to the end of its first view, where it links its other styles. */
function firstViewOf(html: string): string | undefined {
  const end = html.indexOf(LATER_STYLES);
  return end < 0 ? undefined : html.slice(0, end);
}

/** How many bytes of a page's compressed copy a browser needs before it has the page up to a place, given as a text. */
function bytesUntil(copy: Buffer, text: string): number {
  const length = Buffer.byteLength(text);
  const has = (bytes: number) =>
    brotliDecompressSync(copy.subarray(0, bytes), { finishFlush: constants.BROTLI_OPERATION_FLUSH }).length >= length;
  let [least, most] = [0, copy.length];
  while (most - least > 1) {
    const middle = (least + most) >> 1;
    if (has(middle)) most = middle;
    else least = middle;
  }
  return most;
}

const sum = (bytes: number[]) => bytes.reduce((total, each) => total + each, 0);

/** The chunks that all islands share, and the script that every page has; a browser requests them once. */
const SHARED = /\/(react|rolldown-runtime|pages_client)\.[^/]+\.js$/;

/**
 * Weighs every page, with its stylesheet and its script, every island, and the fonts of a built site.
 * @throws Error when an island of `ISLAND_LIMITS` was not built
 */
export async function measureBuild(root: string): Promise<Weight[]> {
  const manifest = await readManifest();
  const files = listFiles(root).sort();
  const read = (file: string) => readFileSync(join(root, file));
  // The build has compressed all but the smallest files; tests/site/hosting.test.ts compares these copies with the files.
  const sent = (file: string) => {
    const copy = join(root, `${file}.br`);
    return existsSync(copy) ? readFileSync(copy) : brotli(read(file));
  };
  const scripts = new Map(files.filter((file) => file.endsWith('.js')).map((file) => [file, sent(file).length]));
  // A script that isn't there is over every limit.
  const weigh = (of: Iterable<string>) => sum([...of].map((file) => scripts.get(file) ?? Number.POSITIVE_INFINITY));

  const pages = files.filter((file) => file.endsWith('.html'));
  const scriptsOf = (file: string) =>
    [...manifest.staticImports([manifest.fileOf(file)])].filter((script) => !SHARED.test(script));
  const ofIsland = (name: string) => scriptsOf(`components/islands/${name}.island.tsx`);
  const islands = Object.entries(ISLAND_LIMITS).map(
    ([name, limit]): Weight => ({ what: `The island ${name}`, bytes: weigh(ofIsland(name)), limit }),
  );
  const later = LATER.map(({ what, file, island, limit }): Weight => {
    const fetched = new Set(ofIsland(island));
    return { what, bytes: weigh(scriptsOf(file).filter((script) => !fetched.has(script))), limit };
  });
  const planner = new Set(manifest.staticImports([manifest.fileOf(PLANNER)]));
  const drawn = [...manifest.staticImports(NOTE_SCRIPTS.map((file) => manifest.fileOf(file)))];
  const note = drawn.filter((script) => !planner.has(script));
  const fonts = files.filter((file) => file.endsWith('.woff2')).map((file) => read(file).length);
  return [
    ...pages.flatMap((file): Weight[] => {
      const html = read(file).toString();
      const path = `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;
      const css = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('');
      const firstView = firstViewOf(html);
      const linked = [...html.matchAll(new RegExp(`${LATER_STYLES}([^"]+)"`, 'g'))].map(
        ([, href = '']) => sent(href).length,
      );
      const entries = [...html.matchAll(/<script[^>]*\bsrc="\/([^"]+)"/g)].flatMap(([, src]) => src ?? []);
      return [
        ...(firstView
          ? [{ what: `${path}: its first view`, bytes: bytesUntil(sent(file), firstView), limit: LIMITS.firstView }]
          : []),
        {
          what: `${path}: the page`,
          bytes: sent(file).length,
          limit: LONG_READ.test(html) ? LIMITS.longRead : LIMITS.page,
        },
        { what: `${path}: its stylesheets`, bytes: brotli(css).length + sum(linked), limit: LIMITS.css },
        { what: `${path}: its script at load`, bytes: weigh(manifest.staticImports(entries)), limit: LIMITS.script },
      ];
    }),
    ...islands,
    ...later,
    { what: 'The firm’s own note', bytes: weigh(note), limit: LIMITS.note },
    { what: 'The fonts together', bytes: sum(fonts), limit: LIMITS.fonts },
  ];
}

/** Sentences about everything that is over its limit. */
export const overBudget = (weights: Weight[]): string[] =>
  weights
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ what, bytes, limit }) => `${what} weighs ${bytes} bytes, ${bytes - limit} over its limit of ${limit}.`);
