import { Button } from '#components/controls/Button.tsx';
import type { CookiesContent } from '#content/site/cookies.ts';
import styles from './CookieBanner.module.css';

type Props = { content: CookiesContent; analyticsSrc: string; marketingSrc: string };

/**
 * The cookie banner (specification 4): hidden HTML that behaviours/consent shows where no choice is saved, and that the
 * footer's "Cookie settings" opens again. Rejecting is as easy as accepting.
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
      <h2 id="cookie-heading">{content.heading}</h2>
      <p>
        {content.text} <a href={content.policy.href}>{content.policy.label}</a>
      </p>
      <form>
        <label className={styles.row}>
          {content.analytics}
          <input type="checkbox" role="switch" name="analytics" autoComplete="off" />
        </label>
        <label className={styles.row}>
          {content.marketing}
          <input type="checkbox" role="switch" name="marketing" autoComplete="off" />
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
