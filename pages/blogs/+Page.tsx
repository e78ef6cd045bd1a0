import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Section } from '#components/layout/Section.tsx';
import { PostList } from '#components/sections/posts/PostList.tsx';
import { Pagination } from '#components/ui/lists/Pagination.tsx';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { found } from '#pages/orNotFound.ts';

/** A page of the list of articles or of the news. */
export default function Page({ facts, list }: PageProps) {
  const { lead, more, posts, first, pagination } = found(list);
  return (
    <PageFrame facts={facts} lead={lead}>
      <Section>
        <PostList posts={posts} more={more} lead={first} />
        <Pagination {...pagination} />
      </Section>
    </PageFrame>
  );
}
