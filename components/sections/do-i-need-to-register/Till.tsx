import { Button } from '#components/controls/Button.tsx';
import { behaviours, hook } from '#components/dom/hooks.ts';
import { Section } from '#components/layout/Section.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import type { DoINeedToRegister } from '#content/pages/do-i-need-to-register.ts';
import type { site as siteContent } from '#content/site/site.ts';
import { Questions } from './Questions.tsx';
import { Slip } from './Slip.tsx';
import styles from './Till.module.css';

type Props = {
  content: DoINeedToRegister;
  site: Pick<typeof siteContent, 'siteName' | 'origin'>;
  path: string;
};

/** The questions, and the slip that tillSlip.behaviour.client.ts prints beside them; RegistrationTable.tsx does without a script. */
export function Till({ content, site, path }: Props) {
  const { questions, slip, changes, actions, facts } = content;
  return (
    <Section tone="tint" top="flush">
      <div
        className={styles.till}
        {...behaviours('tillSlip')}
        {...hook('slip-changes', JSON.stringify({ changes, facts }))}
      >
        <div className={styles.questions} data-pagefind-ignore="">
          <Questions {...questions} />
          <div className={styles.bar} data-night="">
            <p role="status" />
            <a href={`#${slip.id}`} hidden {...hook('slip-when', 'ticked')}>
              {actions.bar} <b {...hook('slip-total')} />
            </a>
          </div>
        </div>
        <div className={styles.printer}>
          <Slip content={content} name={site.siteName} address={new URL(site.origin).host + path} />
        </div>
        <div className={`row ${styles.actions}`} hidden {...hook('slip-when', 'ticked')}>
          <Button size="small">{actions.print}</Button>
          {actions.links.map(({ when, label, href }) => (
            <p key={href} hidden {...hook('slip-when', when.join(' '))}>
              <TextLink href={href}>{label}</TextLink>
            </p>
          ))}
          <small>{actions.private}</small>
        </div>
      </div>
    </Section>
  );
}
