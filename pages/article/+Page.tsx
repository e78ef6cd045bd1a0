import { PageHead } from '#components/layout/PageHead.tsx';
import { KeptNote } from '#components/sections/offline/KeptNote.tsx';
import { ArticleLayout } from '#components/sections/posts/ArticleLayout.tsx';
import { OtherPosts } from '#components/sections/posts/OtherPosts.tsx';
import { articleBySlug } from '#content/collections/articles/index.ts';
import { glossaryTerms } from '#content/collections/glossary/index.ts';
import { picture } from '#content/collections/pictures.ts';
import { blogs, otherArticles } from '#content/pages/blogs.ts';
import { offlineReading } from '#content/pages/offline.ts';
import { breadcrumbs } from '#content/site/breadcrumbs.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { found } from '#pages/orNotFound.ts';

export default function Page({ params: { slug = '' } }: PageProps) {
  const article = found(articleBySlug(slug));
  const trail = [breadcrumbs.home, breadcrumbs.blogs];
  const breadcrumb = { label: breadcrumbs.label, trail, current: article.crumb };
  return (
    <main id="main" data-ink="tenner" data-search-kind="article">
      <PageHead rosette="blogs" breadcrumb={breadcrumb} title={article.title} long />
      <ArticleLayout piece={article} picture={picture(article.image)} labels={blogs.article} terms={glossaryTerms}>
        <OtherPosts labels={blogs.search} {...otherArticles(slug)} />
      </ArticleLayout>
      <KeptNote {...offlineReading} />
    </main>
  );
}
