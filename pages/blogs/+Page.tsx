import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Section } from '#components/layout/Section.tsx';
import { PostList } from '#components/sections/posts/PostList.tsx';
import { Remark } from '#components/ui/Remark.tsx';
import { articles } from '#content/collections/articles/index.ts';
import { blogs } from '#content/pages/blogs.ts';
import { readingWords } from '#content/site/reading-words.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { posts } from '#pages/model/posts.ts';

export default function Page({ model }: PageProps) {
  const { lead, more, none, sampleDates } = blogs;
  const sample = articles.some(({ sampleDate }) => sampleDate);
  return (
    <PageFrame model={model} lead={lead} head={sample && <Remark tag={readingWords.sampleDate}>{sampleDates}</Remark>}>
      <Section>
        <PostList posts={posts('article')} more={more} none={none} lead />
      </Section>
    </PageFrame>
  );
}
