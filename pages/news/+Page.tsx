import { PostList } from '#components/card/PostList.tsx';
import { Section } from '#components/layout/Section.tsx';
import { PageHead } from '#components/page/PageHead.tsx';
import { Pagination } from '#components/pagination/Pagination.tsx';
import { newsList, newsPage } from '#content/news-page.ts';
import type { PageProps } from '../+onRenderHtml.tsx';

export default function Page({ params }: PageProps) {
  const { title, lead, more } = newsPage;
  const page = Number(params.page);
  const { posts, breadcrumb, pagination } = newsList.page(page);
  return (
    <main id="main" data-ink="tenner">
      <PageHead rosette="blogs" breadcrumb={breadcrumb} title={title} lead={lead} />
      <Section>
        <PostList posts={posts} more={more} lead={page === 1} />
        <Pagination {...pagination} />
      </Section>
    </main>
  );
}
