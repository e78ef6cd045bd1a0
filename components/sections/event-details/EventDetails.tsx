import type { ReactNode } from 'react';
import { behaviours, hook } from '#components/dom/hooks.ts';
import type { BreadcrumbProps } from '#components/layout/Breadcrumb.tsx';
import { Columns } from '#components/layout/Columns.tsx';
import { PageHead } from '#components/layout/PageHead.tsx';
import { Section } from '#components/layout/Section.tsx';
import prose from '#components/prose/Prose.module.css';
import { TextLink } from '#components/ui/TextLink.tsx';
import type { eventDetails } from '#content/pages/eventsdetails.ts';
import styles from './EventDetails.module.css';
import { EventFacts, handedFacts } from './EventFacts.tsx';
import { HandedStatus } from './HeadFacts.tsx';

type Props = {
  content: typeof eventDetails;
  /** The page's own heading, which the event's title replaces. */
  heading: string;
  breadcrumb: BreadcrumbProps;
};

/**
 * The page of a handed-over event, as a template: eventDetails.lazy.client.ts shows a filled
 * copy. Without an event, or a script, it shows nothing of one but the way to the calendar
 * (specification 2.15 and 8).
 */
export function EventDetails({ content, heading, breadcrumb }: Props): ReactNode {
  const { labels, choose, noImage, back } = content;
  const toCalendar = <TextLink {...back} arrow="back" />;
  return (
    <div className={styles.frame}>
      <template {...behaviours('eventDetails')}>
        <PageHead rosette="calendar" breadcrumb={breadcrumb} title={heading}>
          <HandedStatus />
        </PageHead>
        <Section top="close">
          <Columns split="aside">
            <div className={styles.text}>
              <div className={prose.prose} {...hook('event-description')} />
              <img className={styles.image} alt="" />
              <p className={styles.none} {...hook('event-no-image')}>
                {noImage}
              </p>
              {toCalendar}
            </div>
            <EventFacts facts={handedFacts(labels)} />
          </Columns>
        </Section>
      </template>
      <div className={styles.choose} {...hook('event-missing')} hidden>
        <PageHead rosette="calendar" breadcrumb={breadcrumb} title={choose.heading} lead={choose.text}>
          {toCalendar}
        </PageHead>
      </div>
    </div>
  );
}
