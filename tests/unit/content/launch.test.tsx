import { parse } from 'node-html-parser';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { Quote } from '#components/sections/home/Quote.tsx';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

const pages = import.meta.glob(['/pages/*/+Page.tsx', '!/pages/{article,guide,_error}/+Page.tsx']);
const pageModule = z.object({ default: z.custom<ComponentType<PageProps>>((page) => typeof page === 'function') });

/** Sets LAUNCH, for all modules that are imported from now on. */
function launch(setting: string) {
  vi.stubEnv('LAUNCH', setting);
  vi.resetModules();
}

/** Every page of content/pages and every report, by its address. */
async function renderedPages() {
  const { pageModel } = await import('#pages/model/pageModel.ts');
  const { webinars } = await import('#content/collections/webinars/index.ts');
  const rendered = new Map<string, string>();
  for (const [file, load] of Object.entries(pages)) {
    const { default: Page } = pageModule.parse(await load());
    const own = file.replace('/pages', '').replace('/+Page.tsx', '').replace('/index', '') || '/';
    for (const slug of own === '/webinar-report' ? webinars.map(({ slug }) => slug) : ['']) {
      const path = slug ? `/${slug}` : own;
      rendered.set(path, renderToStaticMarkup(<Page model={pageModel(path)} params={{ slug }} />));
    }
  }
  return rendered;
}

/** What a build shows of what may be a sample. */
async function shown() {
  const { testimonials } = await import('#content/collections/testimonials/index.ts');
  const { videos, photos } = (await import('#content/pages/home-lists.ts')).homeLists;
  const { team } = await import('#content/collections/team/index.ts');
  const { welcomeMeet } = await import('#content/pages/welcome-msb-meet-up-19th-june-2025.ts');
  const { galleryPhotos } = await import('#pages/model/gallery.ts');
  const { imprintOfTerms } = await import('#content/site/imprint.ts');
  const { filmOf } = await import('#pages/model/media.ts');
  return {
    counts: [testimonials, videos, photos, team.people, galleryPhotos].map(({ length }) => length),
    imprint: imprintOfTerms,
    venue: welcomeMeet.venue?.heading,
    film: filmOf('/welcome-msb-meet-up-19th-june-2025')?.title,
  };
}

test('samples are in a usual build', async () => {
  const { counts, imprint, venue, film } = await shown();
  expect(counts.every((count) => count > 0)).toBe(true);
  expect([venue, film]).toEqual([expect.any(String), expect.any(String)]);
  expect(imprint).toMatch(
    /^> ### Sample\n.*\n> .*registered in .* under company number \d{8}\. Registered office: .*VAT number GB\d{9}\./,
  );
});

describe('with LAUNCH=on', () => {
  beforeAll(() => launch('on'));
  afterAll(() => launch(''));

  test('samples alone are left out', async () => {
    expect(await shown()).toEqual({ counts: [1, 0, 0, 0, 1], imprint: '', venue: undefined, film: undefined });
  });

  test('a webinar whose platform is unknown names the place of its event', async () => {
    const { webinars } = await import('#content/collections/webinars/index.ts');
    for (const { platform } of webinars) expect(platform).toEqual({ text: 'Online', sample: false });
  });

  test('an event whose place is a sample keeps its town only', async () => {
    const { sampleEvent } = await import('../../fixtures/calendar.tsx');
    const address = { street: '1 Sample Street', locality: 'London', country: 'GB' };
    const { place } = sampleEvent({ place: { name: 'Sample law firm', address, sample: true } });
    expect(place).toMatchObject({ name: 'London', address: { street: undefined, locality: 'London' } });
  });

  test('structured data and the calendar file name no sample', async () => {
    const { pageModel, paths } = await import('#pages/model/pageModel.ts');
    const { structuredDataFor } = await import('#pages/model/structuredData/index.ts');
    const { eventsCalendar } = await import('#scripts/outputs/calendarFile.ts');
    const { events } = await import('#content/collections/events/index.ts');
    const said = JSON.stringify(paths.map((path) => structuredDataFor(pageModel(path))));
    expect(said).toContain('Webinar: bank accounts');
    expect(said + eventsCalendar(events, new Date())).not.toMatch(/sample (law|speaker|keynote|street)/i);
  });

  test('no file shows or links to a sample', async () => {
    const { isPage } = await import('#pages/model/pageModel.ts');
    const { rootFiles } = await import('#scripts/outputs/rootFiles.ts');
    const { events } = await import('#content/collections/events/index.ts');
    const { testimonials } = await import('#content/collections/testimonials/index.ts');
    const { changes } = await import('#content/collections/changes/index.ts');
    const rendered = await renderedPages();
    // These are named so in the tests' corpus, and are no samples.
    const own = [
      ...[...events, ...changes].flatMap(({ title, slug }) => [title, slug]),
      ...testimonials.flatMap(({ name, position }) => [name, position]),
    ];
    for (const [path, html] of [...rendered, ...(await rootFiles())]) {
      const text = own.reduce((rest, words) => rest.replaceAll(words, ''), html);
      if (/^(events|whats-changing)\b|^\/(events|eventcalander|whats-changing|compliance-calendar)$/.test(path))
        continue;
      expect(/.{0,40}sample.{0,40}/i.exec(text)?.[0], path).toBeUndefined();
      for (const link of parse(html).querySelectorAll('a[href^="/"]')) {
        const [href = ''] = link.getAttribute('href')?.split('?') ?? [];
        expect(isPage(href) || /\.\w+$/.test(href), `${path} links to ${href}`).toBe(true);
      }
    }
  });

  test('a text whose date is a sample has no date', async () => {
    const { articles } = await import('#content/collections/articles/index.ts');
    const { rssFeeds } = await import('#content/site/feeds.ts');
    const { rootFiles } = await import('#scripts/outputs/rootFiles.ts');
    const days = articles.map(({ date }) => date);
    expect(days).toEqual(days.toSorted((a, b) => (b ?? '').localeCompare(a ?? '')));
    expect(days.at(-1)).toBeUndefined();
    const [feed] = rssFeeds.filter(({ kind }) => kind === 'article');
    const text = (await rootFiles()).get(feed?.href.slice(1) ?? '') ?? '';
    expect(text.match(/<pubDate>/g)?.length ?? 0).toBe(days.filter(Boolean).length);
  });

  test('pictures are counted without the samples', async () => {
    const { galleryPhotos } = await import('#pages/model/gallery.ts');
    for (const { name } of galleryPhotos) expect(name).not.toMatch(/ of (?!1$)\d+$/);
  });

  test('no section is reduced to its heading', async () => {
    for (const [path, html] of await renderedPages()) {
      const page = parse(html);
      expect(page.querySelector('h1')?.text, path).toBeTruthy();
      for (const unseen of page.querySelectorAll('template, [hidden]')) unseen.remove();
      for (const section of page.querySelectorAll('section:has(h2)'))
        expect(section.text.replace(section.querySelector('h2')?.text ?? '', '').trim(), path).not.toBe('');
    }
  });
});

test('LAUNCH is either on or off', async () => {
  launch('yes');
  await expect(shown()).rejects.toThrow('LAUNCH is "yes". Write on or off.');
  launch('');
});

test('a testimonial is quoted only if it is real', () => {
  const quote = {
    id: 'one',
    slug: 'one',
    order: 1,
    label: '1 of 1',
    text: 'What they say',
    name: 'A member',
    position: 'Owner',
    words: { linkedin: 'LinkedIn profile', twitter: 'Twitter profile', sample: 'Sample' },
    socials: { linkedin: 'https://www.linkedin.com/in/a' },
  };
  const markup = (sample: boolean) => renderToStaticMarkup(<Quote {...quote} sample={sample} />);
  expect(markup(false)).toMatch(/‘What they say’.*href="https:\/\/www.linkedin.com\/in\/a"/);
  expect(markup(true)).toMatch(/Sample.*>What they say<.*href="https:\/\/www.linkedin.com\/in\/a"/);
});
