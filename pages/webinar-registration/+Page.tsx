import { PageHead } from '#components/layout/PageHead.tsx';
import { WebinarRegistration } from '#components/sections/event-details/WebinarRegistration.tsx';
import { webinarRegistrationForm } from '#content/forms/registration.ts';
import { eventDetails } from '#content/pages/eventsdetails.ts';
import { webinarRegistration } from '#content/pages/webinar-registration.ts';
import { breadcrumbs } from '#content/site/breadcrumbs.ts';

export default function Page() {
  const { title, crumb, lead } = webinarRegistration;
  const { label, home, events } = breadcrumbs;
  return (
    <main id="main" data-ink="fifty">
      <PageHead
        rosette="calendar"
        breadcrumb={{ label, trail: [home, events], current: crumb }}
        title={title}
        lead={lead}
      />
      <WebinarRegistration content={webinarRegistration} labels={eventDetails.labels} form={webinarRegistrationForm} />
    </main>
  );
}
