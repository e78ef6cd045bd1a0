import { Button } from '#components/controls/Button.tsx';
import type { CookiesContent } from '#content/site/cookies.ts';
import styles from './CookieBanner.module.css';

type Props = { content: CookiesContent; analyticsSrc: string; marketingSrc: string };

/**
 * The cookie banner (specification 4): hidden until consent.client.ts shows it, where no choice is saved or when "Cookie
 * settings" is pressed. It precedes `<main>`, so that the keyboard reaches it early; its title is no heading, so that the
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
      data-cookie-banner=""
      data-analytics-src={analyticsSrc}
      data-marketing-src={marketingSrc}
    >
      <p className={styles.title} id="cookie-heading">
        {content.heading}
      </p>
      <p>
        {content.text} <a href={content.policy.href}>{content.policy.label}</a>
      </p>
      {/* "off": a reload does not bring back a switch that was never saved. */}
      <form autoComplete="off">
        <label className={styles.row}>
          {content.analytics}
          <input type="checkbox" role="switch" name="analytics" />
        </label>
        <label className={styles.row}>
          {content.marketing}
          <input type="checkbox" role="switch" name="marketing" />
        </label>
        <div className={styles.buttons}>
          <Button type="submit" value="reject" size="small">
            {content.rejectAll}
          </Button>
          <Button type="submit" value="save" size="small" look="line">
            {content.save}
          </Button>
          <Button type="submit" value="accept" size="small">
            {content.acceptAll}
          </Button>
        </div>
      </form>
    </section>
  );
}
