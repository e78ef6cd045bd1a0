import { CardGrid } from '#components/card/CardGrid.tsx';
import { PostCard } from '#components/card/PostCard.tsx';
import { Section } from '#components/layout/Section.tsx';
import { PageHead } from '#components/page/PageHead.tsx';
import { breadcrumbs } from '#content/breadcrumbs.ts';
import { webinarPages, webinarPost } from '#content/webinar-pages.ts';
import { webinars } from '#content/webinars.ts';

export default function Page() {
  const { title, lead, more } = webinarPages.list;
  const breadcrumb = { label: breadcrumbs.label, trail: [breadcrumbs.learningHub], current: title };
  return (
    <main id="main" data-ink="fiver">
      <PageHead rosette="guides" breadcrumb={breadcrumb} title={title} lead={lead} />
      <Section>
        <CardGrid columns={2}>
          {webinars.map(webinarPost).map((post) => (
            <PostCard key={post.href} post={post} more={more} priority />
          ))}
        </CardGrid>
      </Section>
    </main>
  );
}
