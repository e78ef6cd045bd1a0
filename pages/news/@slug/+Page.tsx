import { PageHead } from '#components/layout/PageHead.tsx';
import { KeptNote } from '#components/sections/offline/KeptNote.tsx';
import { ArticleLayout } from '#components/sections/posts/ArticleLayout.tsx';
import { OtherPosts } from '#components/sections/posts/OtherPosts.tsx';
import { glossaryTerms } from '#content/collections/glossary/index.ts';
import { newsBySlug } from '#content/collections/news/index.ts';
import { picture } from '#content/collections/pictures.ts';
import { newsPage, otherNews } from '#content/pages/news.ts';
import { offlineReading } from '#content/pages/offline.ts';
import { breadcrumbs } from '#content/site/breadcrumbs.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { found } from '#pages/orNotFound.ts';

export default function Page({ params: { slug = '' } }: PageProps) {
  const item = found(newsBySlug(slug));
  const trail = [breadcrumbs.home, breadcrumbs.news];
  const breadcrumb = { label: breadcrumbs.label, trail, current: item.crumb };
  return (
    <main id="main" data-ink="tenner" data-search-kind="news">
      <PageHead rosette="blogs" breadcrumb={breadcrumb} title={item.title} long />
      <ArticleLayout piece={item} picture={picture(item.image)} labels={newsPage.item} terms={glossaryTerms}>
        <OtherPosts labels={newsPage.search} {...otherNews(slug)} />
      </ArticleLayout>
      <KeptNote {...offlineReading} />
    </main>
  );
}
