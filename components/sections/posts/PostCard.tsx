import { Day } from '#components/ui/Day.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { Unbroken } from '#components/ui/Unbroken.tsx';
import type { Picture as PictureData } from '#content/collections/pictures.ts';
import styles from './PostCard.module.css';

/** What a card tells of a page: an article, a guide, an event, a report. */
export type Post = {
  href: string;
  title: string;
  /** What stands in the list; its alternative text is empty, since the title beside it says more. */
  picture: PictureData;
  /** ISO date; guides have none. */
  date?: string;
  excerpt: string;
};

type Props = {
  post: Post;
  /** The words of the link, e.g. `Read More`; screen readers hear the title after them. */
  more: string;
  /** The first of a list: picture and text side by side, larger. */
  lead?: boolean;
  /** The picture stands in the first view. */
  priority?: boolean;
};

/** A post in a list. The whole card can be pressed; it holds one link. */
export function PostCard({ post, more, lead = false, priority = lead }: Props) {
  const { href, title, picture, date, excerpt } = post;
  return (
    <article className={styles.card} data-lead={lead || undefined}>
      <div className={styles.picture}>
        <Picture
          picture={picture}
          alt=""
          priority={priority}
          sizes={lead ? '(min-width: 992px) 46rem, 100vw' : '(min-width: 992px) 26rem, (min-width: 768px) 50vw, 100vw'}
        />
      </div>
      <div>
        {date && <Day className={styles.date} iso={date} />}
        <h2>
          <Unbroken>{title}</Unbroken>
        </h2>
        <p>{excerpt}</p>
        <a className={styles.more} href={href}>
          {more}
          <span className="visually-hidden"> {title}</span>
        </a>
      </div>
    </article>
  );
}
