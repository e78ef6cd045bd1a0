import { SampleTag } from '#components/ornament/SampleTag.tsx';
import { Day } from '#components/ui/Day.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import { Unbroken } from '#components/ui/Unbroken.tsx';
import type { Picture as PictureData } from '#content/pictures.ts';
import styles from './PostCard.module.css';

/** What a card shows of a page: an article, a guide, an event or a report. */
export type Post = {
  href: string;
  title: string;
  /** The card's picture; its alternative text is empty, since the title is next to it. */
  picture: PictureData;
  /** ISO date; guides have none. */
  date?: string | undefined;
  /** In a word, that an event is cancelled or has moved. */
  status?: string | undefined;
  /** Where an event takes place and, if it is on several days, when. */
  place?: string;
  excerpt: string;
  /** The tag of a sample. */
  sample?: string | undefined;
};

type Props = {
  post: Post;
  /** The link's text, e.g. `Read More`; the title follows it for screen readers. */
  more: string;
  /** The first of a list: picture and text side by side, larger. */
  lead?: boolean;
  /** The picture is visible without scrolling. */
  priority?: boolean;
};

/** A post in a list. It has one link, and the whole card is its target. */
export function PostCard({ post, more, lead = false, priority = lead }: Props) {
  const { href, title, picture, date, status, place, excerpt, sample } = post;
  return (
    <article className={styles.card} data-lead={lead || undefined}>
      <div className={styles.picture}>
        <Picture
          picture={picture}
          alt=""
          priority={priority}
          sizes={lead ? '(min-width: 62em) 46rem, 100vw' : '(min-width: 62em) 26rem, (min-width: 48em) 50vw, 100vw'}
        />
      </div>
      <div className={styles.words}>
        <div>
          {date && <Day className={styles.date} iso={date} />}
          {date && ' '}
          {status && <strong className={styles.status}>{status}</strong>}
          {sample && <SampleTag label={sample} />}
        </div>
        <h2>
          <Unbroken>{title}</Unbroken>
        </h2>
        {place && <p className={styles.place}>{place}</p>}
        <p>{excerpt}</p>
        <TextLink href={href}>
          {more}
          <span className="visually-hidden"> {title}</span>
        </TextLink>
      </div>
    </article>
  );
}
