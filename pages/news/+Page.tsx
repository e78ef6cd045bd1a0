import { PostList } from '#components/card/PostList.tsx';
import { Section } from '#components/layout/Section.tsx';
import { PageHead } from '#components/page/PageHead.tsx';
import { breadcrumbs } from '#content/breadcrumbs.ts';
import { news } from '#content/news/index.ts';
import { newsPage, newsPost } from '#content/news-page.ts';

export default function Page() {
  const { title, lead, more } = newsPage;
  const breadcrumb = { label: breadcrumbs.label, trail: [breadcrumbs.home], current: title };
  return (
    <main id="main" data-ink="tenner">
      <PageHead rosette="blogs" breadcrumb={breadcrumb} title={title} lead={lead} />
      <Section>
        <PostList posts={news.map(newsPost)} more={more} lead />
      </Section>
    </main>
  );
}
