import type { ComponentProps, ReactNode } from 'react';
import { PageFrame } from '#components/layout/PageFrame.tsx';
import { InShort } from '#components/prose/InShort.tsx';
import { linkTerms, type Term } from '#components/prose/linkTerms.ts';
import { externalLinks, readMarkdown, tableOfContents } from '#components/prose/markdown.ts';
import { Prose } from '#components/prose/Prose.tsx';
import { referencesOf, Sources } from '#components/sections/guides/Sources.tsx';
import type { Article } from '#content/collections/articles/schema.server.ts';
import type { NewsItem } from '#content/collections/news/schema.server.ts';
import type { readingWords } from '#content/site/reading-words.ts';
import { ArticleDate } from './ArticleDate.tsx';
import { PostLayout } from './PostLayout.tsx';

type Props = Pick<ComponentProps<typeof PageFrame>, 'model'> & {
  post: Article | NewsItem;
  words: typeof readingWords;
  /** Glossary terms, linked at their first use in the text. */
  terms: readonly Term[];
  /** The sidebar. */
  aside: ReactNode;
};

/**
 * The page of an article of the blog or the news: its main points in the head, the text in eight
 * columns, a sidebar in four.
 */
export function ArticlePage({ model, post, words, terms, aside }: Props) {
  const { title, inShort, body, sources } = post;
  const text = linkTerms(readMarkdown(body), terms, title);
  const sections = tableOfContents(text);
  const links = externalLinks(text);
  return (
    <PageFrame
      model={model}
      lead={post.lead}
      card={inShort.length > 0 && <InShort heading={words.inShort} points={inShort} />}
      head={<ArticleDate post={post} words={words} />}
    >
      <PostLayout aside={aside} contents={{ label: words.contents, sections }}>
        <Prose markdown={text} references={sources.length ? referencesOf(sources, links) : []} />
        <Sources heading={words.sources} note={words.notAdvice} sources={sources} links={links} />
      </PostLayout>
    </PageFrame>
  );
}
