import { writeTitles } from '#components/sections/posts/titles.ts';
import { articles } from '#content/collections/articles/index.ts';
import { eventFile, events } from '#content/collections/events/index.ts';
import { guides } from '#content/collections/guides/index.ts';
import { news } from '#content/collections/news/index.ts';
import { webinars } from '#content/collections/webinars/index.ts';
import { feeds } from '#content/site/feeds.ts';
import { head, NOT_FOUND } from '#content/site/head.ts';
import { rootFiles as words } from '#content/site/root-files.ts';
import { site } from '#content/site/site.ts';
import { titleFiles } from '#pages/facts/title-files.ts';
import { SPECULATION_RULES } from '#scripts/server/headers.ts';
import { calendar } from './calendar.ts';
import { feed, type Piece } from './feed.ts';
import { llms } from './llms.ts';
import { manifest } from './manifest.ts';
import { robots } from './robots.ts';
import { securityText } from './securityText.ts';
import { type SitemapPage, sitemap } from './sitemap.ts';
import { speculationRules } from './speculationRules.ts';

/** The paths of all pages, the 404 page among them: the build renders these. */
export const paths = Object.keys(head);

const { origin } = site;
const POLICY = '/.well-known/security-policy.txt';

const blogs: Piece[] = articles.map(({ slug, title, excerpt, body, date, updated }) => ({
  path: `/${slug}`,
  title,
  summary: excerpt,
  body,
  published: date,
  modified: updated ?? date,
}));

const items: Piece[] = news.map(({ slug, title, excerpt, body, date, updated }) => ({
  path: `/news/${slug}`,
  title,
  summary: excerpt,
  body,
  published: date,
  modified: updated ?? date,
}));

const series: Piece[] = guides.map(({ slug, title, teaser, body, lastReviewed }) => ({
  path: `/${slug}`,
  title,
  summary: teaser,
  body,
  published: lastReviewed,
  modified: lastReviewed,
}));

const reports: Piece[] = webinars.map(({ slug, title, desc, body, date, updated }) => ({
  path: `/${slug}`,
  title,
  summary: desc,
  body,
  published: date,
  modified: updated ?? date,
}));

/** A section of llms.txt: the given pages with the descriptions of the head table. */
const section = (heading: string, paths: string[]) => ({
  heading,
  links: paths.flatMap((path) => {
    const entry = head[path];
    return entry?.index && !entry.canonical
      ? [{ url: origin + path, title: entry.card ?? entry.title.split(' | ')[0] ?? '', description: entry.description }]
      : [];
  }),
});

const pathsOf = (pieces: Piece[]) => pieces.map(({ path }) => path);

/**
 * The files at the root that machines read, made from content: feeds, calendars, sitemap and the small text files.
 *
 * @param pages what the built pages show, for the sitemap
 * @param now when the site is built: calendars and security.txt say so
 * @returns path below the web root → what the file says
 */
export function rootFiles(pages: SitemapPage[], now: Date): Map<string, string> {
  const pieces = [...blogs, ...items, ...series, ...reports];
  const written = new Set(pathsOf(pieces));
  const calendarText = { origin, siteName: site.siteName, ...feeds.events };
  const dated = pages
    .toSorted((a, b) => a.url.localeCompare(b.url, 'en'))
    .map((page) => ({ ...page, modified: head[page.url.slice(origin.length)]?.modified }));
  return new Map([
    ['sitemap.xml', sitemap(dated)],
    ['robots.txt', robots(origin)],
    ['feed.xml', feed(pieces, { origin, home: '/', ...feeds.all })],
    ['blogs/feed.xml', feed(blogs, { origin, home: '/blogs', ...feeds.blogs })],
    ['news/feed.xml', feed(items, { origin, home: '/news', ...feeds.news })],
    ['events.ics', calendar(events, calendarText, now)],
    ...events.map((event): [string, string] => [
      eventFile(event).slice(1),
      calendar([event], { ...calendarText, title: event.title }, now),
    ]),
    [
      'site.webmanifest',
      manifest({
        name: site.siteName,
        shortName: words.shortName,
        description: site.description,
        themeColour: site.themeColour.light,
      }),
    ],
    ['.well-known/security.txt', securityText({ origin, email: site.email, policyPath: POLICY }, now)],
    [POLICY.slice(1), words.securityPolicy.text],
    [
      'llms.txt',
      llms(site.siteName, site.description, [
        section(
          words.llms.pages,
          Object.keys(head).filter((path) => !written.has(path)),
        ),
        section(words.llms.guides, pathsOf(series)),
        section(words.llms.articles, pathsOf(blogs)),
        section(words.llms.webinars, pathsOf(reports)),
        section(words.llms.news, pathsOf(items)),
      ]),
    ],
    ['humans.txt', words.humans],
    [
      SPECULATION_RULES.slice(1),
      speculationRules(Object.keys(head).filter((path) => !head[path]?.index && path !== NOT_FOUND)),
    ],
    ...titleFiles.map(({ path, posts }): [string, string] => [path.slice(1), writeTitles(posts)]),
  ]);
}
