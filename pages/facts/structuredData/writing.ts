import type { Article as ArticleData, BlogPosting, NewsArticle, WebPage } from 'schema-dts';
import type { Article } from '#content/collections/articles/schema.server.ts';
import type { Guide } from '#content/collections/guides/schema.server.ts';
import type { NewsItem } from '#content/collections/news/schema.server.ts';
import { picture } from '#content/collections/pictures.ts';
import { site } from '#content/site/site.ts';
import { associationId } from './association.ts';

const byAssociation = { author: { '@id': associationId }, publisher: { '@id': associationId } };

/** What an article and a news item have in common. */
function dated(path: string, { title, description, image, date, updated }: Article | NewsItem) {
  return {
    mainEntityOfPage: site.origin + path,
    headline: title,
    description,
    image: site.origin + picture(image).src,
    datePublished: date,
    dateModified: updated ?? date,
    ...byAssociation,
  };
}

/** An article of the blog. */
export const blogPosting = (article: Article): BlogPosting => ({
  '@type': 'BlogPosting',
  ...dated(`/${article.slug}`, article),
});

/** A news item. */
export const newsArticle = (item: NewsItem): NewsArticle => ({
  '@type': 'NewsArticle',
  ...dated(`/news/${item.slug}`, item),
});

/** A guide, and its page with the day of its last review: schema.org gives that to pages and not to articles. */
export function guidePage({ slug, title, description, cover, lastReviewed }: Guide): [WebPage, ArticleData] {
  const url = `${site.origin}/${slug}`;
  return [
    { '@type': 'WebPage', '@id': url, name: title, lastReviewed, reviewedBy: { '@id': associationId } },
    {
      '@type': 'Article',
      mainEntityOfPage: { '@id': url },
      headline: title,
      description,
      image: site.origin + picture(cover).src,
      dateModified: lastReviewed,
      ...byAssociation,
    },
  ];
}
