import { articles } from './articles/index.ts';
import { articlePost, articleTitles } from './blogs.ts';
import { news } from './news/index.ts';
import { newsPost, newsTitles } from './news-page.ts';
import { needsTitles } from './search.server.ts';

/** The files of titles that sidebars search, by address; none while the lists are short. */
export const titleFiles = [
  { path: articleTitles, posts: articles.map(articlePost) },
  { path: newsTitles, posts: news.map(newsPost) },
].filter(({ posts }) => needsTitles(posts));
