import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Section } from '#components/layout/Section.tsx';
import { PostCard } from '#components/sections/posts/PostCard.tsx';
import { CardGrid } from '#components/ui/cards/CardGrid.tsx';
import { webinars } from '#content/collections/webinars/index.ts';
import { webinarPages } from '#content/pages/webinars.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { post } from '#pages/model/posts.ts';

export default function Page({ model }: PageProps) {
  const { lead, more, none } = webinarPages.list;
  return (
    <PageFrame model={model} lead={lead}>
      {webinars.length > 0 ? (
        <Section top="close">
          <CardGrid columns={2}>
            {webinars.map(({ slug }) => (
              <PostCard key={slug} post={post(`/${slug}`)} more={more} priority />
            ))}
          </CardGrid>
        </Section>
      ) : (
        <Section>
          <p>{none}</p>
        </Section>
      )}
    </PageFrame>
  );
}
