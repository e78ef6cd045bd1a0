import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Section } from '#components/layout/Section.tsx';
import { PostList } from '#components/sections/posts/PostList.tsx';
import { eventsPage } from '#content/pages/events.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { eventPosts } from '#pages/facts/posts.ts';

export default function Page({ facts }: PageProps) {
  const { lead, more } = eventsPage;
  return (
    <PageFrame facts={facts} lead={lead}>
      <Section>
        <PostList posts={eventPosts()} more={more} lead />
      </Section>
    </PageFrame>
  );
}
