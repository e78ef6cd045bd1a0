import { statusOf } from '#components/sections/events/eventStatus.ts';
import { articles } from '#content/collections/articles/index.ts';
import { events } from '#content/collections/events/index.ts';
import type { CalendarEvent } from '#content/collections/events/schema.server.ts';
import { news } from '#content/collections/news/index.ts';
import { galleryWall } from '#content/pictures.ts';
import { isShown } from '#content/schema/entries/samples.server.ts';
import { eventWords } from '#content/site/event-words.ts';
import { paginate } from './paging.ts';

/** Posts on a page of a list. */
const POSTS = 12;
/** Pictures on a page of the gallery: all of them (specification 2.16), until they are many more than its 105. */
const PICTURES = 220;

/** The lists that are cut into pages once they are long. */
export const blogList = paginate(articles, POSTS, '/blogs');
export const newsList = paginate(news, POSTS, '/news');
export const photoList = paginate(
  galleryWall.filter(({ picture }) => isShown(picture)),
  PICTURES,
  '/photos2025',
);

/** The next event that is planned, of one kind or of any. */
export const nextEvent = (kind?: CalendarEvent['kind']): CalendarEvent | undefined =>
  events.find((event) => !event.isCompleted && !statusOf(event, eventWords)?.off && (!kind || event.kind === kind));

/** The webinars among the events, newest first. */
export const webinarEvents = events.filter(({ kind }) => kind === 'webinar').toReversed();

/** The meetings, newest first: /events lists them (specification 2.15). */
export const eventList = events.filter(({ kind }) => kind === 'meeting').toReversed();
