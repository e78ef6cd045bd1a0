import { CardGrid } from '#components/ui/CardGrid.tsx';
import { type Post, PostCard } from './PostCard.tsx';
import styles from './PostList.module.css';

type Props = {
  posts: Post[];
  more: string;
  /** Sets the first post large, above the others. */
  lead?: boolean;
};

/** Posts, newest first: with `lead` the first stands alone above a rule, the others follow three in a row. */
export function PostList({ posts, more, lead = false }: Props) {
  const [first, ...others] = posts;
  const rest = lead ? others : posts;
  return (
    <div className={styles.list}>
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
