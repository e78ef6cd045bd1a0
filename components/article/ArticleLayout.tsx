import type { ReactNode } from 'react';
import type { Article } from '#content/articles/schema.server.ts';
import type { NewsItem } from '#content/news/schema.server.ts';
import type { Picture as PictureData } from '#content/pictures.ts';
import { Day } from '../date/Day.tsx';
import { Sources } from '../guide/Sources.tsx';
import { Columns } from '../layout/Columns.tsx';
import { Section } from '../layout/Section.tsx';
import { Frame } from '../note/Frame.tsx';
import { Picture } from '../picture/Picture.tsx';
import { linkTerms, type Term } from '../prose/linkTerms.ts';
import { Prose } from '../prose/Prose.tsx';
import styles from './ArticleLayout.module.css';

type Props = {
  piece: Article | NewsItem;
  picture: PictureData;
  labels: { updated: string; sources: string };
  /** What the glossary explains: linked where the text first uses it. */
  terms: readonly Term[];
  /** The sidebar. */
  children: ReactNode;
};

/** An article of the blog or the news: framed picture, date, lead and text over eight columns, a sidebar of four. */
export function ArticleLayout({ piece, picture, labels, terms, children }: Props) {
  const { title, date, updated, lead, body, sources, imageAlt } = piece;
  return (
    <Section top="close">
      <Columns split="aside">
        <article className={styles.article}>
          <Frame ink="tenner">
            <div className={styles.picture}>
              <Picture picture={picture} alt={imageAlt} sizes="(min-width: 992px) 52rem, 100vw" priority />
            </div>
          </Frame>
          <p className={styles.date}>
            <Day iso={date} />
            {updated && (
              <span>
                {labels.updated} <Day iso={updated} />
              </span>
            )}
          </p>
          <p className={styles.lead}>{lead}</p>
          <Prose markdown={linkTerms(body, terms, title)} />
          <Sources heading={labels.sources} sources={sources} />
        </article>
        <div className={styles.aside}>{children}</div>
      </Columns>
    </Section>
  );
}
