import { hook } from '#components/dom/hooks.ts';
import { MiniCard } from '#components/sections/posts/MiniCard.tsx';
import type { Post } from '#components/sections/posts/PostCard.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import styles from './webinars.module.css';

type Link = { label: string; href: string };

type Props = {
  heading: string;
  posts: Omit<Post, 'excerpt'>[];
  /** The page that announced the webinar reported on. */
  announcement: Link | undefined;
  all: Link;
};

/** The sidebar of a report: the other webinars, this one's announcement, and a link to them all. */
export function OtherWebinars({ heading, posts, announcement, all }: Props) {
  return (
    <aside className={styles.others} {...hook('build-unsearched')} aria-labelledby="other-webinars">
      <h2 id="other-webinars">{heading}</h2>
      {posts.map((post) => (
        <MiniCard key={post.href} {...post} />
      ))}
      <ButtonLink {...all} look="line" />
      {announcement && (
        <p>
          <TextLink {...announcement} />
        </p>
      )}
    </aside>
  );
}
