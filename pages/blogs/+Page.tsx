import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Section } from '#components/layout/Section.tsx';
import { PostList } from '#components/sections/posts/PostList.tsx';
import { Pagination } from '#components/ui/lists/Pagination.tsx';
import { blogs } from '#content/pages/blogs.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { blogList } from '#pages/facts/lists.ts';
import { post } from '#pages/facts/posts.ts';

export default function Page({ facts, params }: PageProps) {
  const page = Number(params.page);
  const posts = (blogList.pages[page - 1] ?? []).map(({ slug }) => post(`/${slug}`, facts.path));
  return (
    <PageFrame facts={facts} lead={blogs.lead}>
      <Section>
        <PostList posts={posts} more={blogs.more} lead={page === 1} />
        <Pagination {...blogList.pagination(page, blogs.pages)} />
      </Section>
    </PageFrame>
  );
}
