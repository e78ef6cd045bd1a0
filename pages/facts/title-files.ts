import { articles } from '#content/collections/articles/index.ts';
import { news } from '#content/collections/news/index.ts';
import { articlePost, articleTitles } from '#content/pages/blogs.ts';
import { newsPost, newsTitles } from '#content/pages/news.ts';
import { needsTitles } from '#content/schema/search.server.ts';

/** The files of titles that sidebars search, by address; none while the lists are short. */
export const titleFiles = [
  { path: articleTitles, posts: articles.map(articlePost) },
  { path: newsTitles, posts: news.map(newsPost) },
].filter(({ posts }) => needsTitles(posts));
