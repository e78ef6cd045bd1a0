import { PageHead } from '#components/layout/PageHead.tsx';
import { Section } from '#components/layout/Section.tsx';
import { PostList } from '#components/sections/posts/PostList.tsx';
import { Pagination } from '#components/ui/Pagination.tsx';
import { newsList, newsPage } from '#content/pages/news.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

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
