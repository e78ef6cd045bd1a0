import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Quote } from '#components/sections/home/Quote.tsx';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

/** What a build shows of what may be a sample. */
async function shown() {
  const { testimonials } = await import('#content/collections/testimonials/index.ts');
  const { videos } = await import('#content/collections/videos.ts');
  const { photos } = await import('#content/collections/photos.ts');
  const { team } = await import('#content/collections/team/index.ts');
  const { welcomeMeet } = await import('#content/pages/welcome-msb-meet-up-19th-june-2025.ts');
  const { photoList } = await import('#pages/facts/lists.ts');
  const { filmOf } = await import('#pages/facts/media.ts');
  return {
    counts: [testimonials, videos, photos, team.people, photoList.pages.flat()].map(({ length }) => length),
    venue: welcomeMeet.venue?.heading,
    film: filmOf('/welcome-msb-meet-up-19th-june-2025')?.title,
  };
}

describe('samples', () => {
  test('are in a usual build', async () => {
    expect(await shown()).toEqual({ counts: [6, 9, 8, 3, 105], venue: 'Venue', film: 'London 2025 welcome meet' });
  });

  test('are left out with LAUNCH=on', async () => {
    vi.stubEnv('LAUNCH', 'on');
    expect(await shown()).toEqual({ counts: [0, 0, 0, 0, 0], venue: undefined, film: undefined });
  });

  test('are named by a setting that is on or off', async () => {
    vi.stubEnv('LAUNCH', 'yes');
    await expect(shown()).rejects.toThrow('LAUNCH is "yes". Write on or off.');
  });
});

describe('a testimonial', () => {
  const quote = {
    ...{
      id: 'one',
      slug: 'one',
      order: 1,
      label: '1 of 1',
      text: 'What they say',
      name: 'A member',
      position: 'Owner',
    },
    words: { linkedin: 'LinkedIn profile', twitter: 'Twitter profile', sample: 'Sample' },
    socials: { linkedin: 'https://www.linkedin.com/in/a' },
  };
  const markup = (sample: boolean) => renderToStaticMarkup(<Quote {...quote} sample={sample} />);

  test('is quoted, and links to the person’s profile', () => {
    expect(markup(false)).toMatch(/‘What they say’.*href="https:\/\/www.linkedin.com\/in\/a"/);
  });

  test('is tagged and links nowhere while it is a sample', () => {
    expect(markup(true)).toMatch(/Sample.*>What they say</);
    expect(markup(true)).not.toContain('href');
  });
});
