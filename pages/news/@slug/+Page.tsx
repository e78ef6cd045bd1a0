import { PageFrame } from '#components/layout/PageFrame.tsx';
import { KeepPage } from '#components/sections/offline/KeepPage.tsx';
import { ArticleLayout } from '#components/sections/posts/ArticleLayout.tsx';
import { OtherPosts } from '#components/sections/posts/OtherPosts.tsx';
import { glossaryTerms } from '#content/collections/glossary/index.ts';
import { newsBySlug } from '#content/collections/news/index.ts';
import { newsPage } from '#content/pages/news.ts';
import { offlineReading } from '#content/pages/offline.ts';
import { readingWords } from '#content/site/reading-words.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { otherPosts } from '#pages/facts/posts.ts';
import { found } from '#pages/orNotFound.ts';

export default function Page({ facts, params: { slug = '' } }: PageProps) {
  const item = found(newsBySlug(slug));
  return (
    <PageFrame facts={facts} long>
      <ArticleLayout
        piece={item}
        picture={found(facts.text).cover}
        labels={newsPage.item}
        words={readingWords}
        terms={glossaryTerms}
      >
        <OtherPosts labels={newsPage.search} {...otherPosts('news', facts.path)} />
      </ArticleLayout>
      <KeepPage {...offlineReading} />
    </PageFrame>
  );
}
