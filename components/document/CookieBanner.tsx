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
 * The cookie banner (specification 4): hidden until consent.client.ts shows it, where no choice is saved or when "Cookie
 * settings" is clicked. It precedes `<main>`, so that the keyboard reaches it early; its title is no heading, so that the
 * page's own heading is the first. Rejecting is as easy as accepting.
 */
export function CookieBanner({ content, analyticsSrc, marketingSrc }: Props) {
  return (
    <section
      className={styles.banner}
      role="dialog"
      aria-labelledby="cookie-heading"
      tabIndex={-1}
      hidden
      {...hook('cookie-banner')}
      {...hook('cookie-analytics-src', analyticsSrc)}
      {...hook('cookie-marketing-src', marketingSrc)}
    >
      <p className={styles.title} id="cookie-heading">
        {content.heading}
      </p>
      <p>
        {content.text} <a href={content.policy.href}>{content.policy.label}</a>
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
          <Button type="submit" value="reject" size="small">
            {content.rejectAll}
          </Button>
          <Button type="submit" value="accept" size="small">
            {content.acceptAll}
          </Button>
          <Button type="submit" value="save" size="small" look="line">
            {content.save}
          </Button>
        </div>
      </form>
    </section>
  );
}
