import { PageHead } from '#components/layout/PageHead.tsx';
import { Section } from '#components/layout/Section.tsx';
import { PostList } from '#components/sections/posts/PostList.tsx';
import { guides } from '#content/collections/guides/index.ts';
import { guidePost, howToSeries } from '#content/pages/how-to-series.ts';
import { breadcrumbs } from '#content/site/breadcrumbs.ts';

export default function Page() {
  const { title, lead, more } = howToSeries;
  const breadcrumb = { label: breadcrumbs.label, trail: [breadcrumbs.learningHub], current: title };
  return (
    <main id="main" data-ink="fiver">
      <PageHead rosette="guides" breadcrumb={breadcrumb} title={title} lead={lead} />
      <Section>
        <PostList posts={guides.map(guidePost)} more={more} />
      </Section>
    </main>
  );
}
