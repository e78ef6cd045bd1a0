import { PageHead } from '#components/layout/PageHead.tsx';
import { Section } from '#components/layout/Section.tsx';
import { PostList } from '#components/sections/posts/PostList.tsx';
import { meetings } from '#content/collections/events/index.ts';
import { picture } from '#content/collections/pictures.ts';
import { eventsPage } from '#content/pages/events.ts';
import { breadcrumbs } from '#content/site/breadcrumbs.ts';

export default function Page() {
  const { title, lead, more } = eventsPage;
  const { label, home, whatsHappening } = breadcrumbs;
  const posts = meetings.map(({ image, ...card }) => ({ ...card, picture: picture(image) }));
  return (
    <main id="main" data-ink="fifty">
      <PageHead
        rosette="calendar"
        breadcrumb={{ label, trail: [home, whatsHappening], current: title }}
        title={title}
        lead={lead}
      />
      <Section>
        <PostList posts={posts} more={more} lead />
      </Section>
    </main>
  );
}
