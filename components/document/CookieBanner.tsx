import { Button } from '#components/controls/Button.tsx';
import { hook } from '#components/dom/hooks.ts';
import type { cookies } from '#content/site/cookies.ts';
import styles from './CookieBanner.module.css';

type Props = {
  content: typeof cookies;
  analyticsSrc: string;
  marketingSrc: string;
};

/**
 * The cookie banner (specification 4): hidden until consent.client.ts shows it, where no choice is
 * saved or when "Cookie settings" is clicked. It precedes `<main>`, so that the keyboard reaches it
 * early. The three choices look alike.
 */
export function CookieBanner({ content, analyticsSrc, marketingSrc }: Props) {
  return (
    <section
      className={styles.banner}
      role="dialog"
      aria-label={content.heading}
      tabIndex={-1}
      hidden
      {...hook('cookie-banner')}
      {...hook('cookie-analytics-src', analyticsSrc)}
      {...hook('cookie-marketing-src', marketingSrc)}
    >
      <p>
        {content.text} <a href={content.policy.href}>{content.policy.label}</a>
        {(analyticsSrc || marketingSrc) && (
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
              <input type="checkbox" role="switch" name={name} />
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
