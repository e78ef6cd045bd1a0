import { articleBySlug, articles } from '#content/collections/articles/index.ts';
import { glossaryTerms } from '#content/collections/glossary/index.ts';
import { newsBySlug } from '#content/collections/news/index.ts';
import { blogs } from '#content/pages/blogs.ts';
import { newsPage } from '#content/pages/news.ts';
import { cookies } from '#content/site/cookies.ts';
import { feeds } from '#content/site/feeds.ts';
import { navigation } from '#content/site/navigation.ts';
import { readingWords } from '#content/site/reading-words.ts';
import { sampleWord } from '#content/site/sample-word.ts';
import { site } from '#content/site/site.ts';
import { blogList, newsList } from './lists.ts';
import { type PageFacts, pageFacts } from './pageFacts.ts';
import { otherPosts, post } from './posts.ts';
import { structuredDataFor } from './structuredData/index.ts';

/** What every page shows around its own part. */
const frame = { site, feeds, navigation, cookies };

const ofEveryPost = { words: readingWords, terms: glossaryTerms, sample: sampleWord };

/** How many articles stand beside a news item that has no others beside it. */
const INSTEAD = 3;

/** What a news item shows where there is no other news: the newest articles. */
const insteadOfNews = () => ({
  heading: pageFacts('/blogs').name,
  posts: articles.slice(0, INSTEAD).map(({ slug }) => post(`/${slug}`)),
});

/** What an article or a news item shows. */
function postInputs({ path, text }: PageFacts) {
  if (!text) return undefined;
  const { cover } = text;
  const article = articleBySlug(path.slice(1));
  if (article) {
    const others = otherPosts('blogs', path);
    return {
      ...ofEveryPost,
      piece: article,
      cover,
      labels: blogs.article,
      search: blogs.search,
      others,
      instead: undefined,
      next: others.posts,
    };
  }
  const piece = newsBySlug(path.replace('/news/', ''));
  if (piece) {
    const others = otherPosts('news', path);
    const instead = others.posts.length > 0 ? undefined : insteadOfNews();
    return {
      ...ofEveryPost,
      piece,
      cover,
      labels: newsPage.item,
      search: newsPage.search,
      others,
      instead,
      next: instead?.posts ?? others.posts,
    };
  }
  return undefined;
}

/** What a page of the list of articles or of the news shows. */
function listInputs(path: string) {
  const inputs = (
    { pages, pageAt, pagination }: typeof blogList | typeof newsList,
    words: typeof blogs | typeof newsPage,
    address: string,
  ) => {
    const page = pageAt(path);
    if (!page) return undefined;
    const { lead, more } = words;
    const posts = (pages[page - 1] ?? []).map(({ slug }) => post(`${address}/${slug}`));
    return { lead, more, posts, first: page === 1, pagination: pagination(page, words.pages) };
  };
  return inputs(blogList, blogs, '') ?? inputs(newsList, newsPage, '/news');
}

/**
 * What a page is rendered from, beside the code. Pages of which a site may have thousands, posts and their lists, are rendered
 * from this alone, so that a build renders them again only if it has changed (decision 86); other pages read content themselves.
 *
 * @param path its address
 */
export function inputsOf(path: string) {
  const facts = pageFacts(path);
  return {
    document: { ...frame, facts, structuredData: structuredDataFor(facts) },
    post: postInputs(facts),
    list: listInputs(path),
  };
}

type PageInputs = ReturnType<typeof inputsOf>;
export type PostInputs = NonNullable<PageInputs['post']>;
export type ListInputs = NonNullable<PageInputs['list']>;
