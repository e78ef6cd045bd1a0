import { behaviours } from '#components/behaviours/behaviourHooks.ts';
import styles from './PhotoFilter.module.css';

type Props = { label: string; tabs: { category: string; label: string; count: number }[] };

/**
 * The filter tabs of the gallery with their counts: links whose hash is their own id. The stylesheet shows the category that
 * the hash names, so a category can be linked to and the filter works without JavaScript; photoFilter.behaviour.client.ts marks
 * the current tab for screen readers.
 */
export function PhotoFilter({ label, tabs }: Props) {
  return (
    <nav className={styles.tabs} aria-label={label} {...behaviours('photoFilter')} data-swipe="">
      {tabs.map(({ category, label, count }, index) => (
        <a key={category} id={category} href={`#${category}`} aria-current={index === 0 ? 'true' : undefined}>
          {label} <small>{count}</small>
        </a>
      ))}
    </nav>
  );
}
