import styles from './PhotoFilter.module.css';

type Props = { label: string; tabs: { category: string; label: string; count: number }[] };

/**
 * The filter tabs of the gallery with their counts: links to themselves. The stylesheet shows the category that the address
 * names, so that it can be linked to and works without JavaScript; behaviours/filter marks the current one for screen readers.
 */
export function PhotoFilter({ label, tabs }: Props) {
  return (
    <nav className={styles.tabs} aria-label={label} data-behaviour="photoFilter" data-swipe="">
      {tabs.map(({ category, label, count }, index) => (
        <a key={category} id={category} href={`#${category}`} aria-current={index === 0 ? 'true' : undefined}>
          {label} <small>{count}</small>
        </a>
      ))}
    </nav>
  );
}
