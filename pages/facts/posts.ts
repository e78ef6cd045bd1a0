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

/** Other posts that an article's page holds; where there are more, their titles are fetched when a visitor searches. */
const MOST_OTHERS = 10;

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

/** The two lists whose posts have a sidebar with the others: their addresses, newest first, and the file of all titles. */
const sidebars = {
  blogs: { posts: articles.map(({ slug }) => `/${slug}`), file: '/titles/blogs.json' },
  news: { posts: news.map(({ slug }) => `/news/${slug}`), file: '/titles/news.json' },
};

/** Whether the others of a list outgrow the sidebar, so that it needs a file of their titles. */
const needsTitles = (posts: string[]): boolean => posts.length > MOST_OTHERS + 1;

/**
 * The newest of the other posts, ten at most, and where the titles of all are if there are more.
 *
 * @param posts the addresses of a list, newest first
 * @param path the post that is open, left out
 * @param file address of the file of all titles
 */
export function others(posts: string[], path: string, file: string): { paths: string[]; titles: string | undefined } {
  const newest = posts.slice(0, MOST_OTHERS + 1).filter((other) => other !== path);
  return { paths: newest.slice(0, MOST_OTHERS), titles: needsTitles(posts) ? file : undefined };
}

/** What a sidebar shows beside a post. */
export function otherPosts(list: keyof typeof sidebars, path: string) {
  const { posts, file } = sidebars[list];
  const { paths, titles } = others(posts, path, file);
  return { posts: paths.map((other) => post(other)), titles };
}

/** The files of titles that sidebars search; none while the lists are short. */
export const titleFiles = () =>
  Object.values(sidebars)
    .filter(({ posts }) => needsTitles(posts))
    .map(({ posts, file }) => ({
      path: file,
      titles: posts.map((path) => {
        const { heading, text } = pageFacts(path);
        return { href: path, title: heading, date: text?.date ?? '' };
      }),
    }));

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
