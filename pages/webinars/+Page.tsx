import { PageHead } from '#components/layout/PageHead.tsx';
import { Section } from '#components/layout/Section.tsx';
import { PostCard } from '#components/sections/posts/PostCard.tsx';
import { CardGrid } from '#components/ui/CardGrid.tsx';
import { webinars } from '#content/collections/webinars/index.ts';
import { webinarPages, webinarPost } from '#content/pages/webinars.ts';
import { breadcrumbs } from '#content/site/breadcrumbs.ts';

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
