import { SampleTag } from '#components/ornament/SampleTag.tsx';
import { Day } from '#components/ui/Day.tsx';
import type { Article } from '#content/collections/articles/schema.server.ts';
import type { NewsItem } from '#content/collections/news/schema.server.ts';
import type { readingWords } from '#content/site/reading-words.ts';
import styles from './ArticleDate.module.css';

type Props = { post: Article | NewsItem; words: typeof readingWords };

/** In the head of an article: its day, and that of its last change. */
export const ArticleDate = ({ post: { date, sampleDate, updated, ...post }, words }: Props) => (
  <p className={`row ${styles.date}`}>
    {date && <Day iso={date} />}{' '}
    {(post.sample || sampleDate) && <SampleTag label={post.sample ? words.sample : words.sampleDate} />}
    {updated && (
      <span>
        {words.updated} <Day iso={updated} />
      </span>
    )}
  </p>
);
