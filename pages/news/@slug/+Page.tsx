import { ArticlePage } from '#components/sections/posts/ArticlePage.tsx';
import { OtherPosts } from '#components/sections/posts/OtherPosts.tsx';
import { glossaryTerms } from '#content/collections/glossary/index.ts';
import { news } from '#content/collections/news/index.ts';
import { newsPage } from '#content/pages/news.ts';
import { readingWords } from '#content/site/reading-words.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { entryAt } from '#pages/entryAt.ts';
import { pageModel } from '#pages/model/pageModel.ts';
import { otherPosts, posts } from '#pages/model/posts.ts';

/** How many of the newest articles are listed next to an item where there is no other news. */
const ARTICLES = 3;

export default function Page({ model, params: { slug = '' } }: PageProps) {
  const others = otherPosts('news', model.path);
  const instead = others.length > 0 ? undefined : posts('article').slice(0, ARTICLES);
  const post = entryAt(news, slug);
  return (
    <ArticlePage
      model={model}
      post={post}
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
  );
}
