import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { INDEX } from '#components/sections/search/siteIndex.client.ts';
import { SHARED_CHUNKS, scriptsOf, WEB_ROOT } from '#scripts/internals/vike.ts';
import { HIGH_QUALITY } from '#scripts/prerender/compress.ts';
import { LATER_STYLES } from '#scripts/prerender/finishPage.ts';
import { listFiles } from '#scripts/shared/files.ts';
import { builtPages } from './builtPages.ts';

/** Bytes of brotli; 1 kB is 1,000 of them. */
const LIMITS = {
  /** What is sent up to the end of the first view, for a page that marks it. */
  firstView: 14_000,
  page: 20_500,
  /** What a page requests before any interaction, without an island in view. */
  script: 3_800,
  fonts: 60_000,
} as const;

/** What is fetched on demand: chunks with all that they import, without what is there already. */
const ON_DEMAND: { chunk: string; besides?: string; data?: string; limit: number }[] = [
  { chunk: 'ContactForm.island', limit: 16_500 },
  { chunk: 'MembershipForm.island', limit: 20_500 },
  { chunk: 'HeroControls.island', limit: 10_500 },
  { chunk: 'TestimonialControls.island', limit: 10_500 },
  { chunk: 'PhotoLightbox.island', limit: 16_200 },
  { chunk: 'EventCalendar.island', limit: 4_500 },
  { chunk: 'CalendarSheet', besides: 'EventCalendar.island', limit: 53_000 },
  { chunk: 'sender', besides: 'ContactForm.island', limit: 21_700 },
  { chunk: 'siteIndex.client', data: INDEX, limit: 99_000 },
];

/** The chunks that pages and islands share. */
const SHARED = Object.keys(SHARED_CHUNKS);

type Weight = { what: string; bytes: number; limit: number };

const params = { [constants.BROTLI_PARAM_QUALITY]: HIGH_QUALITY };
const brotli = (part: string) => brotliCompressSync(part, { params }).length;

/** What is sent for files: the compressed copy of each where it has one. */
function weigh(files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files) {
    const path = join(WEB_ROOT, file);
    bytes += statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  }
  return bytes;
}

/**
 * Weighs the pages, their stylesheets and scripts, what is fetched on demand and the fonts; throws
 * where `ON_DEMAND` wasn't built.
 */
export function measureBuild(): Weight[] {
  const onDemand = ON_DEMAND.map(({ chunk, besides, data = [], limit }): Weight => {
    const there = scriptsOf(besides ? [...SHARED, besides] : SHARED);
    const fetched = [...scriptsOf([chunk])].filter((file) => !there.has(file));
    return { what: chunk, bytes: weigh(fetched.concat(data)), limit };
  });

  const pages = builtPages().flatMap(({ path, file, html }): Weight[] => {
    const [firstView = '', later] = html.split(LATER_STYLES);
    const scripts = [...html.matchAll(/ (?:src|href)="\/([^"]+\.js)"/g)].flatMap(([, src]) => src ?? []);
    const first = `${path}: first view (docs/decisions/first-view.md)`;
    return [
      { what: first, bytes: later ? brotli(firstView) : 0, limit: LIMITS.firstView },
      { what: `${path}: page`, bytes: weigh([file]), limit: LIMITS.page },
      { what: `${path}: script at load`, bytes: weigh(new Set(scripts)), limit: LIMITS.script },
    ];
  });
  const fonts = listFiles(WEB_ROOT).filter((file) => file.endsWith('.woff2'));
  return [...pages, ...onDemand, { what: 'All fonts', bytes: weigh(fonts), limit: LIMITS.fonts }];
}
