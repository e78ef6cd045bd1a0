import type { Article, DigitalDocument, WebPage } from 'schema-dts';
import { templates } from '#content/collections/templates/index.ts';
import { site } from '#content/site/site.ts';
import type { PageModel } from '#pages/model/pageModel.ts';
import { associationId } from './association.ts';

const byAssociation = { author: { '@id': associationId }, publisher: { '@id': associationId } };

/** The properties that all posts have. */
const articleProperties = ({ heading, description, text, image, modified }: PageModel) => ({
  headline: heading,
  description,
  inLanguage: site.lang,
  // Fact sheets and templates have no cover; their share images name them.
  image: site.origin + (text?.cover.src ?? image),
  ...(modified && { dateModified: modified }),
  ...byAssociation,
});

/** What an article of the blog and a news item have in common. */
export const postProperties = (model: PageModel) => ({
  mainEntityOfPage: site.origin + model.path,
  ...(model.published && { datePublished: model.published }),
  ...articleProperties(model),
});

/**
 * The page of a text that is reviewed, with the day of the last review: schema.org gives that to
 * pages and not to articles.
 */
const reviewedPage = ({ path, heading, modified }: PageModel) => ({
  '@type': 'WebPage' as const,
  '@id': site.origin + path,
  name: heading,
  inLanguage: site.lang,
  ...(modified && { lastReviewed: modified }),
  reviewedBy: { '@id': associationId },
});

/** A text that is reviewed, and its page. */
export const articlePage = (model: PageModel): [WebPage, Article] => [
  reviewedPage(model),
  { '@type': 'Article', mainEntityOfPage: { '@id': site.origin + model.path }, ...articleProperties(model) },
];

/** A template with its files, and its page. */
export function templatePage(model: PageModel): [WebPage, DigitalDocument] {
  const template = templates.find(({ slug }) => model.path.endsWith(`/${slug}`));
  const { headline, ...document } = articleProperties(model);
  return [
    reviewedPage(model),
    {
      '@type': 'DigitalDocument',
      mainEntityOfPage: { '@id': site.origin + model.path },
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
