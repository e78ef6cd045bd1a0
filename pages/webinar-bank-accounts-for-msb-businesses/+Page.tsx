import { PageFrame } from '#components/layout/PageFrame.tsx';
import { StatusNote } from '#components/sections/event-details/HeadFacts.tsx';
import { WebinarAnnouncement } from '#components/sections/webinars/WebinarAnnouncement.tsx';
import { Remark } from '#components/ui/Remark.tsx';
import { eventDetails } from '#content/pages/eventsdetails.ts';
import { webinarDetail } from '#content/pages/webinar-bank-accounts-for-msb-businesses.ts';
import { picture } from '#content/pictures.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { eventsAbout } from '#pages/model/events.ts';

export default function Page({ model }: PageProps) {
  const { lead, speaker, remark } = webinarDetail;
  const [event] = eventsAbout(model.path);
  const head = (
    <>
      <StatusNote notice={event?.notice} />
      {remark && <Remark tag={remark.tag}>{remark.text}</Remark>}
    </>
  );
  return (
    <PageFrame model={model} lead={lead} head={head}>
      <WebinarAnnouncement
        webinar={webinarDetail}
        labels={eventDetails.labels}
        portrait={speaker && picture(speaker.picture)}
        isCancelled={event?.isCancelled}
      />
    </PageFrame>
  );
}
