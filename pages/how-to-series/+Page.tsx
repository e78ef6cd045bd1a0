import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Section } from '#components/layout/Section.tsx';
import { PostList } from '#components/sections/posts/PostList.tsx';
import { guides } from '#content/collections/guides/index.ts';
import { howToSeries } from '#content/pages/how-to-series.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { post } from '#pages/facts/posts.ts';

export default function Page({ facts }: PageProps) {
  const { lead, more } = howToSeries;
  return (
    <PageFrame facts={facts} lead={lead}>
      <Section>
        <PostList posts={guides.map(({ slug }) => post(`/${slug}`))} more={more} />
      </Section>
    </PageFrame>
  );
}
