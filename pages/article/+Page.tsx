import { PageFrame } from '#components/layout/PageFrame.tsx';
import { ArticleLayout } from '#components/sections/posts/ArticleLayout.tsx';
import { OtherPosts } from '#components/sections/posts/OtherPosts.tsx';
import { articleBySlug } from '#content/collections/articles/index.ts';
import { glossaryTerms } from '#content/collections/glossary/index.ts';
import { blogs } from '#content/pages/blogs.ts';
import { readingWords, sampleWord } from '#content/site/reading-words.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { otherPosts } from '#pages/model/posts.ts';
import { orNotFound } from '#pages/orNotFound.ts';

export default function Page({ model, params: { slug = '' } }: PageProps) {
  return (
    <PageFrame model={model} long>
      <ArticleLayout
        piece={orNotFound(articleBySlug(slug))}
        picture={orNotFound(model.text).cover}
        words={readingWords}
        terms={glossaryTerms}
        sample={sampleWord}
        aside={<OtherPosts labels={blogs.search} posts={otherPosts('article', model.path)} />}
      />
    </PageFrame>
  );
}
