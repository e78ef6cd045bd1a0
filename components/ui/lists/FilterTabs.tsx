import { attributeOf, behaviours, hook } from '#components/dom/hooks.ts';
import styles from './FilterTabs.module.css';

/** The first tab shows everything. */
type Tabs = { category: string; label: string; count: number }[];
type Props = { label: string; tabs: Tabs };

/**
 * CSS rules: when the hash names a tab, hide every item whose categories lack the tab's, and the
 * line above the first that has it. Browsers know the target only once the page is parsed, the
 * inline script knows the hash before (earlyPresses.shared.ts).
 */
const filterRules = ([, ...tabs]: Tabs) => {
  const attribute = attributeOf('filter-tabs-category');
  return tabs
    .map(({ category }) => {
      const hash = `#${category}`;
      const chosen = `:root:is(:has([href='${hash}']:target),[data-part='${hash}']:not(:has(:target)))`;
      const its = `[${attribute}~='${category}']`;
      return `${chosen} [${attribute}]:not(${its}){display:none}${chosen} ${its}:not(${its}~*){border-top:0}`;
    })
    .join('');
};

/**
 * Tabs that filter what is below them, with their counts: links whose hash is their own id. The
 * stylesheet shows the category that the hash names, so that a category can be linked to and the
 * filter works without JavaScript; filterTabs.behaviour.client.ts marks the current tab for screen
 * readers.
 */
export function FilterTabs({ label, tabs }: Props) {
  return (
    <>
      <style href="filter-tabs" precedence="filter-tabs">
        {filterRules(tabs)}
      </style>
      <nav className={`row ${styles.tabs}`} aria-label={label} {...behaviours('filterTabs')} {...hook('site-swipe')}>
        {tabs.map(({ category, label, count }, index) => (
          <a key={category} id={category} href={`#${category}`} aria-current={index === 0 ? 'true' : undefined}>
            {label} <small>{count}</small>
          </a>
        ))}
      </nav>
    </>
  );
}
