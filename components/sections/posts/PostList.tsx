import { CardGrid } from '#components/ui/cards/CardGrid.tsx';
import { type Post, PostCard } from './PostCard.tsx';
import styles from './posts.module.css';

type Props = {
  posts: Post[];
  more: string;
  /** Sets the first post large, above the others. */
  lead?: boolean;
  /** The sentence in place of an empty list. */
  none?: string;
};

/** Posts, newest first, three in a row; with `lead` the first has a row of its own above a rule. */
export function PostList({ posts, more, lead = false, none }: Props) {
  const [first, ...others] = posts;
  const rest = lead ? others : posts;
  return (
    <div className={styles.list}>
      {posts.length === 0 && <p>{none}</p>}
      {lead && first && <PostCard post={first} more={more} lead />}
      {rest.length > 0 && (
        <CardGrid columns={3}>
          {rest.map((post) => (
            <PostCard key={post.href} post={post} more={more} />
          ))}
        </CardGrid>
      )}
    </div>
  );
}
