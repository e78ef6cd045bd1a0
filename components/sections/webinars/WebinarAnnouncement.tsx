import { eventDate } from '#components/format/formatDate.ts';
import { Columns } from '#components/layout/Columns.tsx';
import { Section } from '#components/layout/Section.tsx';
import { Prose } from '#components/prose/Prose.tsx';
import { EventFacts } from '#components/sections/event-details/EventFacts.tsx';
import { Points } from '#components/ui/lists/Points.tsx';
import { Portrait } from '#components/ui/Portrait.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import type { EventLabels } from '#content/pages/eventsdetails.ts';
import type { webinarDetail } from '#content/pages/webinar-bank-accounts-for-msb-businesses.ts';
import type { Picture as PictureData } from '#content/pictures.ts';
import styles from './WebinarAnnouncement.module.css';

type Props = {
  webinar: typeof webinarDetail;
  labels: EventLabels;
  /** The speaker's. */
  portrait: PictureData | undefined;
  /** Whether it doesn't take place, so that it isn't offered for a visitor's calendar. */
  isCancelled?: boolean | undefined;
};

/**
 * A webinar as it was announced: what it is about and what one learns, after its facts and its
 * speaker.
 */
export function WebinarAnnouncement({ webinar, labels, portrait, isCancelled = false }: Props) {
  const { date, period, time, duration, place, speaker, body, learn, calendar, report } = webinar;
  const facts = [
    { label: labels.date, value: <time dateTime={date}>{period ?? eventDate(date)}</time> },
    { label: labels.time, value: time },
    { label: labels.duration, value: duration },
    {
      label: labels.speaker,
      value: speaker && portrait && (
        <span className={styles.speaker}>
          <Portrait name={speaker.name} picture={portrait} sizes="6rem" />
          <span>
            {speaker.name}
            <TextLink href={speaker.profile.href} rel="external noopener">
              {speaker.profile.label}
              <span className="visually-hidden">: {speaker.name}</span>
            </TextLink>
          </span>
        </span>
      ),
    },
    { label: labels.place, value: place },
  ].filter(({ value }) => value);
  return (
    <Section top="close">
      <Columns split="form">
        <EventFacts facts={facts}>{calendar && !isCancelled && <TextLink {...calendar} />}</EventFacts>
        <div className={styles.text}>
          <Prose markdown={body} size="lead" />
          <h2>{learn.heading}</h2>
          <Points points={learn.items} />
          {report && <TextLink href={report.link}>{report.label}</TextLink>}
        </div>
      </Columns>
    </Section>
  );
}
