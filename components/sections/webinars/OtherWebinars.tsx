import { hook } from '#components/dom/hooks.ts';
import { MiniCard } from '#components/sections/posts/MiniCard.tsx';
import type { Post } from '#components/sections/posts/PostCard.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import styles from './webinars.module.css';

type Props = {
  heading: string;
  posts: Omit<Post, 'excerpt'>[];
  all: { label: string; href: string };
  /** The label of the link to the page that announced the webinar reported on, and its address. */
  announcement: string;
  announced: string | undefined;
};

/** The sidebar of a report: the other webinars, a link to them all, and this one's announcement. */
export function OtherWebinars({ heading, posts, all, announcement, announced }: Props) {
  return (
    <aside className={styles.others} {...hook('build-unsearched')} aria-labelledby="other-webinars">
      <h2 id="other-webinars">{heading}</h2>
      {posts.map((post) => (
        <MiniCard key={post.href} {...post} />
      ))}
      <ButtonLink {...all} look="line" />
      {announced && (
        <p>
          <TextLink label={announcement} href={announced} />
        </p>
      )}
    </aside>
  );
}
