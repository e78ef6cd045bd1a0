import type { ReactNode } from 'react';
import { SampleTag } from '#components/ornament/SampleTag.tsx';
import { InShort } from '#components/prose/InShort.tsx';
import { linkTerms, type Term } from '#components/prose/linkTerms.ts';
import { externalLinks, readMarkdown, tableOfContents } from '#components/prose/markdown.ts';
import { Prose } from '#components/prose/Prose.tsx';
import { referencesOf, Sources } from '#components/sections/guides/Sources.tsx';
import { Day } from '#components/ui/Day.tsx';
import type { Article } from '#content/collections/articles/schema.server.ts';
import type { NewsItem } from '#content/collections/news/schema.server.ts';
import type { Picture as PictureData } from '#content/pictures.ts';
import type { readingWords } from '#content/site/reading-words.ts';
import styles from './ArticleLayout.module.css';
import { PostLayout } from './PostLayout.tsx';

type Props = {
  piece: Article | NewsItem;
  picture: PictureData;
  words: typeof readingWords;
  /** Glossary terms, linked at their first use in the text. */
  terms: readonly Term[];
  /** The tag of a sample. */
  sample: string;
  /** The sidebar. */
  aside: ReactNode;
};

/** An article of the blog or the news: framed picture, date, lead and text in eight columns, a sidebar in four. */
export function ArticleLayout({ piece, picture, words, terms, sample, aside }: Props) {
  const { title, date, sampleDate, updated, lead, inShort, body, sources, imageAlt } = piece;
  const text = linkTerms(readMarkdown(body), terms, title);
  const sections = tableOfContents(text);
  const links = externalLinks(text);
  return (
    <PostLayout
      ink="tenner"
      picture={picture}
      alt={imageAlt}
      className={styles.article}
      aside={aside}
      contents={{ label: words.contents, sections }}
    >
      <p className={`row ${styles.date}`}>
        {date && <Day iso={date} />}{' '}
        {(piece.sample || sampleDate) && <SampleTag label={piece.sample ? sample : words.sampleDate} />}
        {updated && (
          <span>
            {words.updated} <Day iso={updated} />
          </span>
        )}
      </p>
      <p className={styles.lead}>{lead}</p>
      <InShort heading={words.inShort} points={inShort} />
      <Prose markdown={text} references={sources.length ? referencesOf(sources, links) : []} />
      <Sources heading={words.sources} note={words.notAdvice} sources={sources} links={links} />
    </PostLayout>
  );
}
