import { ArticlePage } from '#components/sections/posts/ArticlePage.tsx';
import { OtherPosts } from '#components/sections/posts/OtherPosts.tsx';
import { articles } from '#content/collections/articles/index.ts';
import { glossaryTerms } from '#content/collections/glossary/index.ts';
import { blogs } from '#content/pages/blogs.ts';
import { readingWords } from '#content/site/reading-words.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { entryAt } from '#pages/entryAt.ts';
import { otherPosts } from '#pages/model/posts.ts';

export default function Page({ model, params: { slug = '' } }: PageProps) {
  const post = entryAt(articles, slug);
  return (
    <ArticlePage
      model={model}
      post={post}
      words={readingWords}
      terms={glossaryTerms}
      aside={<OtherPosts labels={blogs.search} posts={otherPosts('article', model.path)} />}
    />
  );
}
