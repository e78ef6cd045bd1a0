import { Icon } from '#components/controls/Icon.tsx';
import { hook } from '#components/dom/hooks.ts';
import { Logo } from '#components/ornament/Logo.tsx';
import type { Navigation } from '#content/site/navigation.ts';
import styles from './Header.module.css';

type Props = {
  /** The address of the page, and of those above it. */
  path: string;
  trail: { href: string }[];
  navigation: Navigation;
};

/**
 * The site's header (specification 2.1); menus.client.ts opens its menus, stickyHeader.client.ts
 * makes it sticky.
 */
export function Header({ path, trail, navigation: { skip, logo, header } }: Props) {
  const { dropdown } = header;
  /** `page` for the page itself, `true` for the section that it is in. */
  const above = [path, ...trail.map(({ href }) => href)];
  const current = (href: string, holds: readonly string[] = []) =>
    path === href ? 'page' : [href, ...holds].some((page) => above.includes(page)) || undefined;
  return (
    <>
      <a className={styles.skip} href="#main">
        {skip}
      </a>
      <header className={styles.header} {...hook('site-header')}>
        <div className={styles.inner}>
          <Logo {...logo} />
          <a className={styles.search} href={header.search.href} aria-label={header.search.label}>
            <Icon name="search" />
          </a>
          <button
            className={styles.toggle}
            type="button"
            {...hook('site-header-menu')}
            aria-expanded={false}
            aria-controls="site-menu"
          >
            <i aria-hidden="true" />
            {header.menu}
          </button>
          <nav className={styles.nav} id="site-menu" aria-label={header.label}>
            <ul>
              <li>
                <button
                  className={styles.entry}
                  type="button"
                  {...hook('site-header-menu')}
                  data-current={current(dropdown.href) && ''}
                  aria-expanded={false}
                  aria-controls="site-menu-join"
                >
                  {dropdown.label}
                  <Icon name="down" />
                </button>
                <ul className={styles.dropdown} id="site-menu-join">
                  {dropdown.links.map(({ label, href }) => (
                    <li key={href}>
                      <a href={href}>{label}</a>
                    </li>
                  ))}
                </ul>
              </li>
              {header.links.map(({ label, href, holds }) => (
                <li key={href}>
                  <a className={styles.entry} href={href} aria-current={current(href, holds)}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
            <ul className={styles.more} aria-label={header.more.label}>
              {header.more.links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} aria-current={current(href)}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
    </>
  );
}
