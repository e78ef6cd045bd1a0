import { ArticleLayout } from '#components/article/ArticleLayout.tsx';
import { KeptNote } from '#components/offline/KeptNote.tsx';
import { PageHead } from '#components/page/PageHead.tsx';
import { OtherPosts } from '#components/search/OtherPosts.tsx';
import { breadcrumbs } from '#content/breadcrumbs.ts';
import { glossaryTerms } from '#content/glossary.ts';
import { newsBySlug } from '#content/news/index.ts';
import { newsPage, otherNews } from '#content/news-page.ts';
import { offlineReading } from '#content/offline.ts';
import { picture } from '#content/pictures.ts';
import type { PageProps } from '../../+onRenderHtml.tsx';
import { found } from '../../found.ts';

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
