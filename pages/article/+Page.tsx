import { PageFrame } from '#components/layout/PageFrame.tsx';
import { ArticleLayout } from '#components/sections/posts/ArticleLayout.tsx';
import { OtherPosts } from '#components/sections/posts/OtherPosts.tsx';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { found } from '#pages/orNotFound.ts';

/** An article or a news item. */
export default function Page({ facts, post }: PageProps) {
  const { piece, cover, labels, words, terms, search, others, instead, next, sample } = found(post);
  return (
    <PageFrame facts={facts} long>
      <ArticleLayout
        piece={piece}
        picture={cover}
        labels={labels}
        words={words}
        terms={terms}
        others={next}
        sample={sample}
        aside={<OtherPosts labels={search} instead={instead} {...others} />}
      />
    </PageFrame>
  );
}
