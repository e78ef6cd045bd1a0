import { IconButton } from '#components/controls/IconButton.tsx';
import { hook } from '#components/dom/hooks.ts';
import type { Navigation, NavigationLink } from '#content/site/navigation.ts';
import type { site } from '#content/site/site.ts';
import styles from './Footer.module.css';
import { Container } from './Section.tsx';

type Props = {
  navigation: Navigation;
  site: typeof site;
};

function Links({ heading, links }: { heading: string; links: NavigationLink[] }) {
  return (
    <nav aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The site's footer (specification 2.1). */
export function Footer({ navigation: { footer }, site }: Props) {
  return (
    <footer className={styles.footer} data-night="">
      <Container>
        <div className={styles.columns}>
          <Links {...footer.quick} />
          <Links {...footer.tools} />
          <Links {...footer.useful} />
          <div>
            <h2>{footer.contact.heading}</h2>
            <ul>
              <li>
                <a href={site.phone.href}>{site.phone.display}</a>
              </li>
              <li>
                <a href={`mailto:${site.email}`}>{site.email}</a>
              </li>
            </ul>
          </div>
        </div>
        <div className={`row ${styles.legal}`}>
          <p>
            <a href="/">
              © {site.copyrightYear} {site.siteName}
            </a>
            . {footer.legal}
          </p>
          <button type="button" className={`script-only ${styles.cookies}`} {...hook('cookie-settings')}>
            {footer.cookieSettings}
          </button>
          <IconButton icon="up" label={footer.backToTop} {...hook('back-to-top')} />
        </div>
      </Container>
    </footer>
  );
}
