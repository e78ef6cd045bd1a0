import { hook } from '#components/dom/hooks.ts';
import { MiniCard } from '#components/sections/posts/MiniCard.tsx';
import type { Post } from '#components/sections/posts/PostCard.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import styles from './webinars.module.css';

type Props = {
  heading: string;
  posts: Omit<Post, 'excerpt'>[];
  all: { label: string; href: string };
};

/** The sidebar of a report: the other webinars, and a link to them all. */
export function OtherWebinars({ heading, posts, all }: Props) {
  return (
    <aside className={styles.others} {...hook('build-unsearched')} aria-labelledby="other-webinars">
      <h2 id="other-webinars">{heading}</h2>
      {posts.map((post) => (
        <MiniCard key={post.href} {...post} />
      ))}
      <ButtonLink {...all} look="line" />
    </aside>
  );
}
