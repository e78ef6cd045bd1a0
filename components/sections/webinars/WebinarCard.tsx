import { type Post, PostCard } from '#components/sections/posts/PostCard.tsx';
import { Points } from '#components/ui/lists/Points.tsx';
import styles from './webinars.module.css';

type Props = {
  post: Post;
  more: string;
  /** What the webinar leaves to take away, and the heading above it. */
  takeAway: { heading: string; points: string[] };
  /** The picture is visible without scrolling. */
  priority?: boolean;
};

/** A past webinar in the archive: its card, and what to take away from it. */
export function WebinarCard({ post, more, takeAway: { heading, points }, priority = false }: Props) {
  return (
    <div className={styles.webinar}>
      <PostCard post={post} more={more} priority={priority} />
      <div>
        <h3>{heading}</h3>
        <Points points={points} />
      </div>
    </div>
  );
}
