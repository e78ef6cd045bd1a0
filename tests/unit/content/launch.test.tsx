import { parse } from 'node-html-parser';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { Quote } from '#components/sections/home/Quote.tsx';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

const pages = import.meta.glob(['/pages/*/+Page.tsx', '!/pages/{article,guide,webinar-report,_error}/+Page.tsx']);
const pageModule = z.object({ default: z.custom<ComponentType<PageProps>>((page) => typeof page === 'function') });

/** Sets LAUNCH, for all modules that are imported from now on. */
function launch(setting: string) {
  vi.stubEnv('LAUNCH', setting);
  vi.resetModules();
}

/** What a build shows of what may be a sample. */
async function shown() {
  const { testimonials } = await import('#content/collections/testimonials/index.ts');
  const { videos, photos } = (await import('#content/pages/home-lists.ts')).homeLists;
  const { team } = await import('#content/collections/team/index.ts');
  const { welcomeMeet } = await import('#content/pages/welcome-msb-meet-up-19th-june-2025.ts');
  const { galleryPhotos } = await import('#pages/model/gallery.ts');
  const { imprint } = await import('#content/site/imprint.ts');
  const { filmOf } = await import('#pages/model/media.ts');
  return {
    counts: [testimonials, videos, photos, team.people, galleryPhotos].map(({ length }) => length),
    imprint: imprint && `${imprint.tag}: ${imprint.text}`,
    venue: welcomeMeet.venue?.heading,
    film: filmOf('/welcome-msb-meet-up-19th-june-2025')?.title,
  };
}

test('samples are in a usual build', async () => {
  const { counts, imprint, venue, film } = await shown();
  expect(counts.every((count) => count > 0)).toBe(true);
  expect([venue, film]).toEqual([expect.any(String), expect.any(String)]);
  expect(imprint).toMatch(/^Sample: .*registered in .* with number \d{8}\. Registered office: .*VAT number GB\d{9}\.$/);
});

describe('with LAUNCH=on', () => {
  beforeAll(() => launch('on'));
  afterAll(() => launch(''));

  test('samples are left out, and what is real stays', async () => {
    expect(await shown()).toEqual({ counts: [1, 0, 0, 0, 1], imprint: undefined, venue: undefined, film: undefined });
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
    const { calendarFile } = await import('#scripts/outputs/calendarFile.ts');
    const { events } = await import('#content/collections/events/index.ts');
    const { eventWords: words } = await import('#content/site/event-words.ts');
    const text = { origin: 'https://a.example', siteName: 'A', title: 'A', description: 'A', words };
    const said = JSON.stringify(paths.map((path) => structuredDataFor(pageModel(path))));
    expect(said).toContain('Webinar: bank accounts');
    expect(said + calendarFile(events, text, new Date())).not.toMatch(/sample (law|speaker|keynote|street)/i);
  });

  test('every page keeps its heading, and no section is a heading alone', async () => {
    const { pageModel } = await import('#pages/model/pageModel.ts');
    for (const [file, load] of Object.entries(pages)) {
      const { default: Page } = pageModule.parse(await load());
      const path = file.replace('/pages', '').replace('/+Page.tsx', '').replace('/index', '') || '/';
      const page = parse(renderToStaticMarkup(<Page model={pageModel(path)} params={{}} />));
      expect(page.querySelector('h1')?.text, path).toBeTruthy();
      for (const unseen of page.querySelectorAll('template, [hidden]')) unseen.remove();
      for (const section of page.querySelectorAll('section:has(h2)'))
        expect(section.text.replace(section.querySelector('h2')?.text ?? '', '').trim(), path).not.toBe('');
    }
  });
});

test('LAUNCH is on or off, and nothing else', async () => {
  launch('yes');
  await expect(shown()).rejects.toThrow('LAUNCH is "yes". Write on or off.');
  launch('');
});

describe('a testimonial', () => {
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

  test('is quoted, and links to the person’s profile', () => {
    expect(markup(false)).toMatch(/‘What they say’.*href="https:\/\/www.linkedin.com\/in\/a"/);
  });

  test('is tagged and not quoted while it is a sample, and has its link', () => {
    expect(markup(true)).toMatch(/Sample.*>What they say<.*href="https:\/\/www.linkedin.com\/in\/a"/);
  });
});
