import { PageFrame } from '#components/layout/PageFrame.tsx';
import { HeadFacts } from '#components/sections/event-details/HeadFacts.tsx';
import { MeetUp } from '#components/sections/welcome-msb-meet-up-19th-june-2025/MeetUp.tsx';
import { rsvpForm } from '#content/forms/registration.ts';
import { welcomeMeet } from '#content/pages/welcome-msb-meet-up-19th-june-2025.ts';
import { isShown } from '#content/schema/entries/publication.server.ts';
import { videoWords } from '#content/site/media-words.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { eventsAbout } from '#pages/model/events.ts';
import { galleryPhotos } from '#pages/model/gallery.ts';

/** The first picture of each of these categories of the gallery. */
const photos = ['networking', 'speakers', 'registration', 'refreshment'].flatMap((wanted) =>
  galleryPhotos
    .filter(({ category }) => category === wanted)
    .slice(0, 1)
    .map(({ id, name, picture }) => ({ href: `/photos2025#${id}`, name, picture })),
);

export default function Page({ model }: PageProps) {
  const { lead, calendar } = welcomeMeet;
  const [event] = eventsAbout(model.path);
  return (
    <PageFrame
      model={model}
      lead={lead}
      hashHighlight
      head={<HeadFacts facts={welcomeMeet.facts} calendar={calendar} event={event} />}
    >
      <MeetUp
        meet={welcomeMeet}
        film={model.film}
        photos={photos}
        people={welcomeMeet.speakers.people.filter(isShown)}
        form={event?.isCancelled ? undefined : rsvpForm}
        videoWords={videoWords}
      />
    </PageFrame>
  );
}
