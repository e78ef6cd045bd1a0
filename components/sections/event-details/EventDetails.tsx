import type { ReactNode } from 'react';
import { Columns } from '#components/layout/Columns.tsx';
import { PageHead } from '#components/layout/PageHead.tsx';
import { Section } from '#components/layout/Section.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import type { EventDetailsContent } from '#content/pages/eventsdetails.ts';
import type { Crumb } from '#content/site/breadcrumbs.ts';
import styles from './EventDetails.module.css';
import { EventFacts } from './EventFacts.tsx';
import { handedFacts } from './handedFacts.tsx';

type Props = { content: EventDetailsContent; breadcrumb: { label: string; trail: Crumb[] } };

/**
 * The page of a handed-over event, as a template: eventDetails.behaviour.client.ts shows a filled copy. Without an event
 * nothing is shown (specification 2.15 and 8).
 */
export function EventDetails({ content: { title, labels, noImage, back }, breadcrumb }: Props): ReactNode {
  return (
    <div className={styles.frame}>
      <template data-behaviour="eventDetails">
        <PageHead rosette="calendar" breadcrumb={{ ...breadcrumb, current: title }} title={title} long />
        <Section top="close">
          <Columns split="aside">
            <div className={styles.text}>
              <div data-description="" />
              <img className={styles.image} data-image="" alt="" />
              <p className={styles.none} data-no-image="">
                {noImage}
              </p>
              <TextLink href={back.href} arrow="back">
                {back.label}
              </TextLink>
            </div>
            <EventFacts facts={handedFacts(labels)} />
          </Columns>
        </Section>
      </template>
    </div>
  );
}
