import { Button } from '#components/controls/Button.tsx';
import { behaviours, hook } from '#components/dom/hooks.ts';
import { Section } from '#components/layout/Section.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import type { DoINeedToRegister } from '#content/pages/do-i-need-to-register.ts';
import type { site as siteContent } from '#content/site/site.ts';
import { Questions } from './Questions.tsx';
import { RegistrationTable } from './RegistrationTable.tsx';
import { Slip } from './Slip.tsx';
import styles from './Till.module.css';

type Props = {
  content: DoINeedToRegister;
  site: Pick<typeof siteContent, 'siteName' | 'origin'>;
  path: string;
};

/**
 * The questions, and the slip that tillSlip.lazy.client.ts prints next to them. The table
 * needs no script.
 */
export function Till({ content, site, path }: Props) {
  const { questions, slip, total, changes, actions, facts } = content;
  return (
    <Section tone="tint" top="flush">
      <div
        className={styles.till}
        {...behaviours('tillSlip')}
        {...hook('slip-facts', facts.map((fact) => fact.join(':')).join(';'))}
      >
        <div className={styles.questions} {...hook('behaviour-held')} {...hook('build-unsearched')}>
          <Questions {...questions} />
          <p
            className="visually-hidden"
            role="status"
            {...hook('slip-added', changes.printed)}
            {...hook('slip-removed', changes.removed)}
            {...hook('slip-none', changes.none)}
            {...hook('slip-cost', changes.cost)}
            {...hook('slip-cost-beside', changes.costBeside)}
          />
          <a className={styles.bar} href={`#${slip.id}`} hidden data-night="" {...hook('slip-when', 'ticked')}>
            <span />
            <b>
              {total.label} <span {...hook('slip-total')} />
              <small hidden {...hook('slip-when', 'payments')}>
                {total.beside}
              </small>
            </b>
            <u>{actions.bar}</u>
          </a>
        </div>
        <div className={styles.printer}>
          <Slip content={content} name={site.siteName} address={new URL(site.origin).host + path} />
        </div>
        <div className={`row ${styles.actions}`} hidden {...hook('slip-when', 'ticked')}>
          <Button size="small">{actions.print}</Button>
          {actions.links.map(({ when, label, href }) => (
            <p key={href} hidden {...hook('slip-when', when)}>
              <TextLink label={label} href={href} />
            </p>
          ))}
          <small>{actions.private}</small>
        </div>
        <RegistrationTable content={content} />
      </div>
    </Section>
  );
}
