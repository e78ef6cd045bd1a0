import { parse } from 'node-html-parser';
import { statusOf } from '#components/sections/events/eventStatus.ts';
import { articles } from '#content/collections/articles/index.ts';
import { news } from '#content/collections/news/index.ts';
import { webinars } from '#content/collections/webinars/index.ts';
import { isoDay } from '#content/dates.ts';
import { webinarDetail } from '#content/pages/webinar-bank-accounts-for-msb-businesses.ts';
import { webinarPages } from '#content/pages/webinars.ts';
import { picture } from '#content/pictures.ts';
import { sharedCover } from '#content/schema/fields.server.ts';
import { eventWords } from '#content/site/event-words.ts';
import { sampleWord } from '#content/site/sample-word.ts';
import { eventList } from './lists.ts';
import { pageFacts } from './pageFacts.ts';
import { WEBINAR_ANNOUNCEMENT } from './table.ts';

/** What lists and sidebars show of a piece of writing; guides carry no date there (specification 2.14). */
export function post(path: string) {
  const { heading, kind, text } = pageFacts(path);
  if (!text) throw new Error(`There is no piece of writing at ${path}.`);
  const sample = text.sample ? sampleWord : undefined;
  const card = { href: path, title: heading, picture: text.cover, excerpt: text.summary, sample };
  return kind === 'guide' ? card : { ...card, date: text.date };
}

/** What /events shows of its events. */
export const eventPosts = () =>
  eventList.map((event) => ({
    href: event.path,
    title: event.card?.title ?? event.title,
    picture: picture(event.image || sharedCover.picture),
    date: isoDay(event.start),
    status: statusOf(event, eventWords)?.word,
    excerpt: event.card?.excerpt ?? parse(event.description).structuredText,
  }));

const articlePaths = articles.map(({ slug }) => `/${slug}`);
const newsPaths = news.map(({ slug }) => `/news/${slug}`);

/** All articles, newest first. */
export const articlePosts = () => articlePaths.map(post);
/** All news, newest first. */
export const newsPosts = () => newsPaths.map(post);

/** How many other posts a page has for the search in its sidebar; pages would otherwise grow with the number of posts. */
const OTHERS = 200;

/**
 * The newest of the other posts.
 *
 * @param paths the addresses of a list, newest first
 * @param path the post that is open, left out
 */
export const otherPaths = (paths: string[], path: string): string[] =>
  paths
    .slice(0, OTHERS + 1)
    .filter((other) => other !== path)
    .slice(0, OTHERS);

/** What the sidebar of an article shows and searches. */
export const otherArticles = (path: string) => otherPaths(articlePaths, path).map(post);
/** What the sidebar of a news item shows and searches. */
export const otherNews = (path: string) => otherPaths(newsPaths, path).map(post);

/** The list beside the report of a webinar: the other reports, and the webinar's own announcement where there is one. */
export function besideReport(path: string) {
  const { heading, announcement, all } = webinarPages.others;
  return {
    heading,
    all,
    posts: webinars.map(({ slug }) => `/${slug}`).flatMap((other) => (other === path ? [] : post(other))),
    announcement: webinarDetail.report.link === path ? { label: announcement, href: WEBINAR_ANNOUNCEMENT } : undefined,
  };
}
