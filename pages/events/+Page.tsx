import { PostList } from '#components/card/PostList.tsx';
import { Section } from '#components/layout/Section.tsx';
import { PageHead } from '#components/page/PageHead.tsx';
import { breadcrumbs } from '#content/breadcrumbs.ts';
import { eventsPage } from '#content/events-page.ts';
import { picture } from '#content/pictures.ts';

export default function Page() {
  const { title, lead, more, cards } = eventsPage;
  const { label, home, whatsHappening } = breadcrumbs;
  const posts = cards.map((card) => ({ ...card, picture: picture(card.picture) }));
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
