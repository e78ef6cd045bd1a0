import { ArticleLayout } from '#components/article/ArticleLayout.tsx';
import { KeptNote } from '#components/offline/KeptNote.tsx';
import { PageHead } from '#components/page/PageHead.tsx';
import { OtherPosts } from '#components/search/OtherPosts.tsx';
import { articleBySlug } from '#content/articles/index.ts';
import { blogs, otherArticles } from '#content/blogs.ts';
import { breadcrumbs } from '#content/breadcrumbs.ts';
import { glossaryTerms } from '#content/glossary.ts';
import { offlineReading } from '#content/offline.ts';
import { picture } from '#content/pictures.ts';
import type { PageProps } from '../+onRenderHtml.tsx';
import { found } from '../found.ts';

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
