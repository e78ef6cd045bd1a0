import type { ReactNode } from 'react';
import { linkTerms, type Term } from '#components/prose/linkTerms.ts';
import { externalLinks, readMarkdown, tableOfContents } from '#components/prose/markdown.ts';
import { Prose } from '#components/prose/Prose.tsx';
import { referencesOf, Sources } from '#components/sections/guides/Sources.tsx';
import type { Article } from '#content/collections/articles/schema.server.ts';
import type { NewsItem } from '#content/collections/news/schema.server.ts';
import type { readingWords } from '#content/site/reading-words.ts';
import styles from './ArticleLayout.module.css';
import { PostLayout } from './PostLayout.tsx';

type Props = {
  piece: Article | NewsItem;
  words: typeof readingWords;
  /** Glossary terms, linked at their first use in the text. */
  terms: readonly Term[];
  /** The sidebar. */
  aside: ReactNode;
};

/** An article of the blog or the news below its head: the text in eight columns, a sidebar in four. */
export function ArticleLayout({ piece, words, terms, aside }: Props) {
  const { title, body, sources } = piece;
  const text = linkTerms(readMarkdown(body), terms, title);
  const sections = tableOfContents(text);
  const links = externalLinks(text);
  return (
    <PostLayout className={styles.article} aside={aside} contents={{ label: words.contents, sections }}>
      <Prose markdown={text} references={sources.length ? referencesOf(sources, links) : []} />
      <Sources heading={words.sources} note={words.notAdvice} sources={sources} links={links} />
    </PostLayout>
  );
}
