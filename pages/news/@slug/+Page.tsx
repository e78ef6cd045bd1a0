import { Container } from '#components/layout/Container.tsx';
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
  const others = otherPosts('news', facts.path);
  return (
    <PageFrame facts={facts} long>
      <ArticleLayout
        piece={item}
        picture={found(facts.text).cover}
        labels={newsPage.item}
        words={readingWords}
        terms={glossaryTerms}
        others={others.posts}
      >
        <OtherPosts labels={newsPage.search} {...others} />
      </ArticleLayout>
      <Container>
        <KeepPage {...offlineReading} />
      </Container>
    </PageFrame>
  );
}
