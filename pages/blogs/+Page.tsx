import { PageHead } from '#components/layout/PageHead.tsx';
import { Section } from '#components/layout/Section.tsx';
import { PostList } from '#components/sections/posts/PostList.tsx';
import { Pagination } from '#components/ui/Pagination.tsx';
import { blogList, blogs } from '#content/pages/blogs.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

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
