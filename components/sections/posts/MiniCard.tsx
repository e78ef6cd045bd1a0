import { hook } from '#components/dom/hooks.ts';
import { Day } from '#components/ui/Day.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import styles from './MiniCard.module.css';
import type { Post } from './PostCard.tsx';

/** A post in a sidebar: small picture, date and title in one link. */
export function MiniCard({ href, title, date, picture }: Omit<Post, 'excerpt'>) {
  return (
    <a className={styles.mini} href={href}>
      <span className={styles.picture}>
        <Picture picture={picture} alt="" sizes="5.5rem" />
      </span>
      <span>
        {date && <Day className={styles.date} iso={date} />} <span {...hook('title-search-title')}>{title}</span>
      </span>
    </a>
  );
}
