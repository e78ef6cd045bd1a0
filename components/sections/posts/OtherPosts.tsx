import { SearchInput } from '#components/controls/SearchInput.tsx';
import { behaviours, hook } from '#components/dom/hooks.ts';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import type { blogs } from '#content/pages/blogs.ts';
import { MiniCard } from './MiniCard.tsx';
import { RESULTS_AT_MOST } from './matchTitles.shared.ts';
import styles from './OtherPosts.module.css';
import type { Post } from './PostCard.tsx';

type Props = {
  labels: (typeof blogs)['search'];
  /**
   * The posts without the current one, newest first. Those beyond the tenth show only as results.
   */
  posts: Post[];
  /** What else to read, where there are no other posts. */
  instead?: { heading: string; posts: Post[] } | undefined;
};

function Cards({ posts }: { posts: Post[] }) {
  return (
    <ul className={styles.list}>
      {posts.map((post, index) => (
        <li key={post.href} hidden={index >= RESULTS_AT_MOST}>
          <MiniCard {...post} />
        </li>
      ))}
    </ul>
  );
}

/**
 * The sidebar of an article: the other posts as links, which titleSearch.behaviour.client.ts
 * filters (specification 2.17).
 */
export function OtherPosts({ labels, posts, instead }: Props) {
  const { heading, label, placeholder, none, one, many, all } = labels;
  return (
    <>
      <section
        className={styles.others}
        aria-labelledby="other-posts"
        {...behaviours('titleSearch')}
        {...hook('build-unsearched')}
      >
        <h2 id="other-posts">{heading}</h2>
        <search className="script-only" {...hook('behaviour-held')}>
          <label htmlFor="title-search" className="visually-hidden">
            {label}
          </label>
          <SearchInput id="title-search" placeholder={placeholder} />
        </search>
        <Cards posts={posts} />
        <p
          className={styles.status}
          role="status"
          {...hook('title-search-none', none)}
          {...hook('title-search-one', one)}
          {...hook('title-search-many', many)}
        />
        <ButtonLink {...all} look="line" />
      </section>
      {instead && (
        <section className={styles.instead} aria-labelledby="instead" {...hook('build-unsearched')}>
          <h2 id="instead">{instead.heading}</h2>
          <Cards posts={instead.posts} />
        </section>
      )}
    </>
  );
}
