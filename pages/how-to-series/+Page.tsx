import { PostList } from '#components/card/PostList.tsx';
import { Section } from '#components/layout/Section.tsx';
import { PageHead } from '#components/page/PageHead.tsx';
import { breadcrumbs } from '#content/breadcrumbs.ts';
import { guides } from '#content/guides/index.ts';
import { guidePost, howToSeries } from '#content/how-to-series.ts';

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
