import { PageFrame } from '#components/layout/PageFrame.tsx';
import { InShort } from '#components/prose/InShort.tsx';
import { ArticleDate } from '#components/sections/posts/ArticleDate.tsx';
import { ArticleLayout } from '#components/sections/posts/ArticleLayout.tsx';
import { OtherPosts } from '#components/sections/posts/OtherPosts.tsx';
import { glossaryTerms } from '#content/collections/glossary/index.ts';
import { news } from '#content/collections/news/index.ts';
import { newsPage } from '#content/pages/news.ts';
import { readingWords, sampleWord } from '#content/site/reading-words.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { entryAt } from '#pages/entryAt.ts';
import { pageModel } from '#pages/model/pageModel.ts';
import { otherPosts, posts } from '#pages/model/posts.ts';

/** How many of the newest articles are listed next to an item where there is no other news. */
const ARTICLES = 3;

export default function Page({ model, params: { slug = '' } }: PageProps) {
  const others = otherPosts('news', model.path);
  const instead = others.length > 0 ? undefined : posts('article').slice(0, ARTICLES);
  const piece = entryAt(news, slug);
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
        aside={
          <OtherPosts
            labels={newsPage.search}
            posts={others}
            instead={instead && { heading: pageModel('/blogs').name, posts: instead }}
          />
        }
      />
    </PageFrame>
  );
}
