import type { Post } from './PostCard.tsx';
import styles from './posts.module.css';

type Props = { heading: string; posts: Pick<Post, 'href' | 'title'>[] };

/** Up to three other texts at the end of one. Renders nothing where there are none. */
export function ReadNext({ heading, posts }: Props) {
  if (posts.length === 0) return null;
  return (
    <nav className={styles.readNext} aria-labelledby="read-next" data-pagefind-ignore="">
      <h2 id="read-next">{heading}</h2>
      <ul>
        {posts.slice(0, 3).map(({ href, title }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
