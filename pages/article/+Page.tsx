import { PageFrame } from '#components/layout/PageFrame.tsx';
import { InShort } from '#components/prose/InShort.tsx';
import { ArticleDate } from '#components/sections/posts/ArticleDate.tsx';
import { ArticleLayout } from '#components/sections/posts/ArticleLayout.tsx';
import { OtherPosts } from '#components/sections/posts/OtherPosts.tsx';
import { articles } from '#content/collections/articles/index.ts';
import { glossaryTerms } from '#content/collections/glossary/index.ts';
import { blogs } from '#content/pages/blogs.ts';
import { readingWords, sampleWord } from '#content/site/reading-words.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { entryAt } from '#pages/entryAt.ts';
import { otherPosts } from '#pages/model/posts.ts';

export default function Page({ model, params: { slug = '' } }: PageProps) {
  const piece = entryAt(articles, slug);
  return (
    <PageFrame
      model={model}
      lead={piece.lead}
      long
      card={piece.inShort.length > 0 && <InShort heading={readingWords.inShort} points={piece.inShort} />}
      head={<ArticleDate piece={piece} words={readingWords} sample={sampleWord} />}
    >
      <ArticleLayout
        piece={piece}
        words={readingWords}
        terms={glossaryTerms}
        aside={<OtherPosts labels={blogs.search} posts={otherPosts('article', model.path)} />}
      />
    </PageFrame>
  );
}
