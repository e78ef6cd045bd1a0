import { PageFrame } from '#components/layout/PageFrame.tsx';
import { WebinarRegistration } from '#components/sections/event-details/WebinarRegistration.tsx';
import { webinarRegistrationForm } from '#content/forms/registration.ts';
import { eventDetails } from '#content/pages/eventsdetails.ts';
import { webinarRegistration } from '#content/pages/webinar-registration.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

export default function Page({ model }: PageProps) {
  return (
    <PageFrame model={model} lead={webinarRegistration.lead}>
      <WebinarRegistration content={webinarRegistration} labels={eventDetails.labels} form={webinarRegistrationForm} />
    </PageFrame>
  );
}
