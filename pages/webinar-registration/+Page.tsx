import { WebinarRegistration } from '#components/event/WebinarRegistration.tsx';
import { PageHead } from '#components/page/PageHead.tsx';
import { breadcrumbs } from '#content/breadcrumbs.ts';
import { eventDetails } from '#content/event-details.ts';
import { webinarRegistrationForm } from '#content/registration.ts';
import { webinarRegistration } from '#content/webinar-registration.ts';

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
