import { PostList } from '#components/card/PostList.tsx';
import { Section } from '#components/layout/Section.tsx';
import { PageHead } from '#components/page/PageHead.tsx';
import { Pagination } from '#components/pagination/Pagination.tsx';
import { blogList, blogs } from '#content/blogs.ts';
import type { PageProps } from '../+onRenderHtml.tsx';

export default function Page({ params }: PageProps) {
  const page = Number(params.page);
  const { posts, breadcrumb, pagination } = blogList.page(page);
  return (
    <main id="main" data-ink="tenner">
      <PageHead rosette="blogs" breadcrumb={breadcrumb} title={blogs.title} lead={blogs.lead} />
      <Section>
        <PostList posts={posts} more={blogs.more} lead={page === 1} />
        <Pagination {...pagination} />
      </Section>
    </main>
  );
}
