import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Section } from '#components/layout/Section.tsx';
import { PostList } from '#components/sections/posts/PostList.tsx';
import { howToSeries } from '#content/pages/how-to-series.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { posts } from '#pages/model/posts.ts';

export default function Page({ model }: PageProps) {
  const { lead, more, none } = howToSeries;
  return (
    <PageFrame model={model} lead={lead}>
      <Section>
        <PostList posts={posts('guide')} more={more} none={none} />
      </Section>
    </PageFrame>
  );
}
