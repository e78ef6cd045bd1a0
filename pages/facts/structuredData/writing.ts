import type { Article, BlogPosting, DigitalDocument, NewsArticle, WebPage } from 'schema-dts';
import { templateBySlug } from '#content/collections/templates/index.ts';
import { site } from '#content/site/site.ts';
import type { PageFacts } from '#pages/facts/pageFacts.ts';
import { associationId } from './association.ts';

const byAssociation = { author: { '@id': associationId }, publisher: { '@id': associationId } };

/** What all pieces of writing have in common. */
const articleProperties = ({ heading, description, text, image, modified }: PageFacts) => ({
  headline: heading,
  description,
  inLanguage: site.lang,
  // Fact sheets and templates have no cover; their share images name them.
  image: site.origin + (text?.cover.src ?? image),
  ...(modified && { dateModified: modified }),
  ...byAssociation,
});

/** What an article and a news item have in common. */
const postProperties = (facts: PageFacts) => ({
  mainEntityOfPage: site.origin + facts.path,
  ...(facts.published && { datePublished: facts.published }),
  ...articleProperties(facts),
});

/** An article of the blog. */
export const blogPosting = (facts: PageFacts): BlogPosting => ({ '@type': 'BlogPosting', ...postProperties(facts) });

/** A news item. */
export const newsArticle = (facts: PageFacts): NewsArticle => ({ '@type': 'NewsArticle', ...postProperties(facts) });

/** The page of a text that is reviewed, with the day of the last review: schema.org gives that to pages and not to articles. */
const reviewedPage = ({ path, heading, modified }: PageFacts) => ({
  '@type': 'WebPage' as const,
  '@id': site.origin + path,
  name: heading,
  inLanguage: site.lang,
  ...(modified && { lastReviewed: modified }),
  reviewedBy: { '@id': associationId },
});

/** A text that is reviewed, and its page. */
export const articlePage = (facts: PageFacts): [WebPage, Article] => [
  reviewedPage(facts),
  { '@type': 'Article', mainEntityOfPage: { '@id': site.origin + facts.path }, ...articleProperties(facts) },
];

/** A template with its files, and its page. */
export function templatePage(facts: PageFacts): [WebPage, DigitalDocument] {
  const template = templateBySlug(facts.path.slice(facts.path.lastIndexOf('/') + 1));
  const { headline, ...document } = articleProperties(facts);
  return [
    reviewedPage(facts),
    {
      '@type': 'DigitalDocument',
      mainEntityOfPage: { '@id': site.origin + facts.path },
      name: headline,
      ...document,
      ...(template && {
        version: template.version,
        encoding: template.files.map(({ href }) => ({
          '@type': 'MediaObject' as const,
          contentUrl: site.origin + href,
        })),
      }),
    },
  ];
}
