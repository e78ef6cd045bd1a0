import { hook } from '#components/dom/hooks.ts';
import { ContactDetails } from '#components/forms/ContactDetails.tsx';
import type { site as siteContent } from '#content/site/site.ts';
import styles from './LoadFailure.module.css';

type Props = { text: string; site: Pick<typeof siteContent, 'phone' | 'email'> };

/** What `showLoadFailure` shows, at the bottom of the window. */
export function LoadFailure({ text, site }: Props) {
  return (
    <div className={styles.notice} role="alert" hidden {...hook('load-failure')}>
      <p>{text}</p>
      <ContactDetails phone={site.phone} email={site.email} />
    </div>
  );
}
