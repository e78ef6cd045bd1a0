import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Section } from '#components/layout/Section.tsx';
import { PostCard } from '#components/sections/posts/PostCard.tsx';
import { CardGrid } from '#components/ui/cards/CardGrid.tsx';
import { webinars } from '#content/collections/webinars/index.ts';
import { webinarPages } from '#content/pages/webinars.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { post } from '#pages/facts/posts.ts';

export default function Page({ facts }: PageProps) {
  const { lead, more } = webinarPages.list;
  return (
    <PageFrame facts={facts} lead={lead}>
      <Section>
        <CardGrid columns={2}>
          {webinars
            .map(({ slug }) => post(`/${slug}`, facts.path))
            .map((post) => (
              <PostCard key={post.href} post={post} more={more} priority />
            ))}
        </CardGrid>
      </Section>
    </PageFrame>
  );
}
