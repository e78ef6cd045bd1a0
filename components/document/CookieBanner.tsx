import { Button } from '#components/controls/Button.tsx';
import { hook } from '#components/dom/hooks.ts';
import type { cookies } from '#content/site/cookies.ts';
import type { site as siteContent } from '#content/site/site.ts';
import styles from './CookieBanner.module.css';

type Props = {
  content: typeof cookies;
  site: Pick<typeof siteContent, 'analyticsSrc' | 'analyticsAttributes' | 'analyticsOrigins' | 'marketingSrc'>;
};

/**
 * The cookie banner (specification 4): hidden until consent.client.ts shows it, where no choice is
 * saved or when "Cookie settings" is clicked. It precedes `<main>`, so that the keyboard reaches it
 * early. The three choices look alike.
 */
export function CookieBanner({ content, site }: Props) {
  const origins = site.analyticsOrigins.join(' ');
  /** What a switch loads. */
  const scripts = {
    analytics: { ...site.analyticsAttributes, ...hook('cookie-src', site.analyticsSrc) },
    marketing: hook('cookie-src', site.marketingSrc),
  };
  return (
    <section
      className={styles.banner}
      role="dialog"
      aria-label={content.heading}
      tabIndex={-1}
      hidden
      {...hook('cookie-banner')}
      {...(origins && hook('cookie-origins', origins))}
    >
      <p>
        {content.text} <a href={content.policy.href}>{content.policy.label}</a>
        {(site.analyticsSrc || site.marketingSrc) && (
          <span role="alert" hidden {...hook('cookie-withdrawn')}>
            {` ${content.withdrawn}`}
          </span>
        )}
      </p>
      {/* "off": a reload does not bring back a switch that was never saved. */}
      <form autoComplete="off">
        <div className={styles.switches}>
          {(['analytics', 'marketing'] as const).map((name) => (
            <label key={name} className={styles.row}>
              {content[name]}
              <input type="checkbox" role="switch" name={name} {...scripts[name]} />
            </label>
          ))}
        </div>
        <div className={styles.buttons}>
          {(['rejectAll', 'acceptAll', 'save'] as const).map((choice) => (
            <Button key={choice} type="submit" value={choice} size="small" look="line">
              {content[choice]}
            </Button>
          ))}
        </div>
      </form>
    </section>
  );
}
