import type { Article, BlogPosting, NewsArticle, WebPage } from 'schema-dts';
import { site } from '#content/site/site.ts';
import type { PageFacts } from '#pages/facts/pageFacts.ts';
import { associationId } from './association.ts';

const byAssociation = { author: { '@id': associationId }, publisher: { '@id': associationId } };

/** What all pieces of writing have in common. */
const written = ({ heading, description, text, image, modified }: PageFacts) => ({
  headline: heading,
  description,
  // A fact sheet has no cover.
  image: site.origin + (text?.cover.src ?? image),
  ...(modified && { dateModified: modified }),
  ...byAssociation,
});

/** What an article and a news item have in common. */
const dated = (facts: PageFacts) => ({
  mainEntityOfPage: site.origin + facts.path,
  ...(facts.published && { datePublished: facts.published }),
  ...written(facts),
});

/** An article of the blog. */
export const blogPosting = (facts: PageFacts): BlogPosting => ({ '@type': 'BlogPosting', ...dated(facts) });

/** A news item. */
export const newsArticle = (facts: PageFacts): NewsArticle => ({ '@type': 'NewsArticle', ...dated(facts) });

/** A guide or fact sheet, and its page with the day of its last review: schema.org gives that to pages and not to articles. */
export function guidePage(facts: PageFacts): [WebPage, Article] {
  const url = site.origin + facts.path;
  return [
    {
      '@type': 'WebPage',
      '@id': url,
      name: facts.heading,
      ...(facts.modified && { lastReviewed: facts.modified }),
      reviewedBy: { '@id': associationId },
    },
    { '@type': 'Article', mainEntityOfPage: { '@id': url }, ...written(facts) },
  ];
}
