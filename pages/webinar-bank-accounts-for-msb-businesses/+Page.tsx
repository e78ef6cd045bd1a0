import { PageFrame } from '#components/layout/PageFrame.tsx';
import { WebinarAnnouncement } from '#components/sections/webinars/WebinarAnnouncement.tsx';
import { picture } from '#content/collections/pictures.ts';
import { eventDetails } from '#content/pages/eventsdetails.ts';
import { webinarDetail } from '#content/pages/webinar-bank-accounts-for-msb-businesses.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

export default function Page({ facts }: PageProps) {
  const { lead, speaker } = webinarDetail;
  return (
    <PageFrame facts={facts} lead={lead} long>
      <WebinarAnnouncement webinar={webinarDetail} labels={eventDetails.labels} portrait={picture(speaker.picture)} />
    </PageFrame>
  );
}
