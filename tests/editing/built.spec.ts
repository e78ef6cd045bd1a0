import { expect as firm, test } from '@playwright/test';
import { site } from '#content/site/site.ts';
import { editorFiles } from '#scripts/editor/files.ts';
import { readFolder } from '../fixtures/browser/editor.ts';
import {
  addPhoto,
  cancelEvent,
  changeFee,
  enterEvent,
  openEditor,
  WRITTEN,
  writeArticle,
} from '../fixtures/browser/editorTasks.ts';
import { copyProject } from '../fixtures/edited.ts';
import { type BuiltSite, builtSite } from './builtSite.ts';

/** Goes on after a failure, so that one run names every place that is wrong. */
const expect = firm.configure({ soft: true });

/** The words of each part of a page that a selector finds, in one line. */
const words = (page: ReturnType<BuiltSite['page']>, selector: string) =>
  page.querySelectorAll(selector).map(({ text }) => text.replaceAll(/\s+/g, ' ').trim());

/** The structured data of a page. */
const dataOf = (built: BuiltSite, path: string) =>
  built
    .page(path)
    .querySelectorAll('script[type="application/ld+json"]')
    .map(({ text }) => text)
    .join('\n');

const { article, event, fee, photo } = WRITTEN;
const former = site.fees.msb;

test('the site that is built after the five tasks shows each everywhere it belongs', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  const copy = copyProject();
  const build = async () => {
    copy.write(await readFolder(page));
    await copy.run('--import', 'tsx', 'scripts/prerender/build.ts');
    return builtSite(copy.folder);
  };
  try {
    await test.step('four tasks in the editor', async () => {
      await openEditor(page, await editorFiles());
      await writeArticle(page);
      await enterEvent(page);
      await changeFee(page);
      await addPhoto(page);
    });
    const planned = await test.step('the build', build);

    await test.step('the article has its page, with its picture and structured data', () => {
      const own = planned.page(`/${article.slug}`);
      expect(words(own, 'h1')).toEqual([article.title]);
      expect(own.querySelectorAll('main img').map((image) => image.getAttribute('alt'))).toContain(article.picture);
      expect(words(own, 'main')[0]).toContain('Count it each day.');
      expect(dataOf(planned, `/${article.slug}`)).toContain(`"headline":"${article.title}"`);
    });
    await test.step('the article has a share picture', () => {
      const image = planned
        .page(`/${article.slug}`)
        .querySelector('meta[property="og:image"]')
        ?.getAttribute('content');
      expect(image).toContain(`/share/${article.slug}`);
      expect(planned.has(`share/${article.slug}.png`)).toBe(true);
    });
    await test.step('the article is first in the list of blogs, in both feeds, the sitemap, llms.txt and the search', () => {
      expect(words(planned.page('/blogs'), 'main h2')[0]).toBe(article.title);
      for (const file of ['blogs/feed.xml', 'feed.xml', 'sitemap.xml', 'llms.txt'])
        expect(planned.read(file), file).toContain(`${site.origin}/${article.slug}`);
      expect(planned.found().get(`/${article.slug}`)).toBe(article.title);
      expect(words(planned.page('/search'), 'main')[0]).toContain(article.title);
    });

    await test.step('the event is in the calendar, in the list of events, in both calendar files and in the search', () => {
      expect(words(planned.page('/eventcalander'), 'main')[0]).toMatch(new RegExp(`${event.title} ?Planned`));
      expect(words(planned.page('/events'), 'main h2')).toContain(event.title);
      for (const file of ['events.ics', `events/${event.slug}.ics`]) {
        expect(planned.read(file)).toContain(`SUMMARY:${event.title}`);
        expect(planned.read(file)).toContain('DTSTART;TZID=Europe/London:20971005T180000');
      }
      expect(planned.read(`events/${event.slug}.ics`)).toMatch(/SEQUENCE:0\s[\s\S]*STATUS:CONFIRMED/);
      expect(planned.found().get(`/eventcalander#${event.slug}`)).toBe(event.title);
      expect(dataOf(planned, '/eventcalander')).toContain('https://schema.org/EventScheduled');
    });

    await test.step('the new fee is on every page that names it, and the former one nowhere', () => {
      for (const path of ['/', '/become-a-member', '/overview', '/welcome-msb-meet-up-19th-june-2025'])
        expect(words(planned.page(path), 'main')[0], path).toContain(`£${fee}`);
      expect(words(planned.page('/terms-and-conditions'), 'main')[0]).toContain(`GBP ${fee} annually`);
      expect(
        planned.page('/become-a-member').querySelector('meta[name="description"]')?.getAttribute('content'),
      ).toContain(`£${fee} a year`);
      const still = planned.texts().filter(([, text = '']) => new RegExp(`(£|GBP |"price":"?)${former}\\b`).test(text));
      expect(still.map(([file]) => file)).toEqual([]);
    });
    await test.step('the new fee is in the form and in the structured data', () => {
      for (const path of ['/become-a-member', '/overview']) {
        expect(words(planned.page(path), 'main form')[0], path).toContain(`£${fee} a year`);
        expect(dataOf(planned, path), path).toMatch(new RegExp(`"price":"?${fee}\\b`));
      }
    });

    await test.step('the photo is in the gallery, in its category, with its alternative text', () => {
      const image = planned
        .page('/photos2025')
        .querySelectorAll('main img')
        .find((img) => img.getAttribute('alt') === photo);
      expect(image?.closest('[data-category]')?.getAttribute('data-category')).toBe('speakers');
      expect(planned.has(image?.getAttribute('src')?.slice(1) ?? '')).toBe(true);
    });

    const calendarFile = `events/${event.slug}.ics`;
    const before = planned.read(calendarFile);
    await test.step('the fifth task: the event is cancelled', () => cancelEvent(page));
    const cancelled = await test.step('the second build', build);
    await test.step('the event is cancelled in the calendar, in the list, in the search and for search engines', () => {
      expect(words(cancelled.page('/eventcalander'), 'main')[0]).toMatch(new RegExp(`${event.title} ?Cancelled`));
      const card = cancelled
        .page('/events')
        .querySelectorAll('main article, main li')
        .map(({ text }) => text);
      expect(card.find((text) => text.includes(event.title))).toContain('Cancelled');
      expect(cancelled.found().get(`/eventcalander#${event.slug}`)).toBe(`Cancelled: ${event.title}`);
      expect(dataOf(cancelled, '/eventcalander')).toContain('https://schema.org/EventCancelled');
    });
    await test.step('the event is cancelled in calendars of visitors: the same UID, and a higher SEQUENCE', () => {
      const after = cancelled.read(calendarFile);
      const uid = /UID:\S+/.exec(before)?.[0] ?? '';
      expect(uid).toContain(event.slug);
      expect(after).toMatch(/SEQUENCE:2\s[\s\S]*STATUS:CANCELLED/);
      expect(after).toContain(uid);
    });
  } finally {
    copy.remove();
  }
});
