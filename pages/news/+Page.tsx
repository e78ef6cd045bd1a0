import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Section } from '#components/layout/Section.tsx';
import { PostList } from '#components/sections/posts/PostList.tsx';
import { Pagination } from '#components/ui/lists/Pagination.tsx';
import { newsPage } from '#content/pages/news.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { newsList } from '#pages/facts/lists.ts';
import { post } from '#pages/facts/posts.ts';

export default function Page({ facts, params }: PageProps) {
  const { lead, more, pages } = newsPage;
  const page = Number(params.page);
  const posts = (newsList.pages[page - 1] ?? []).map(({ slug }) => post(`/news/${slug}`, facts.path));
  return (
    <PageFrame facts={facts} lead={lead}>
      <Section>
        <PostList posts={posts} more={more} lead={page === 1} />
        <Pagination {...newsList.pagination(page, pages)} />
      </Section>
    </PageFrame>
  );
}
