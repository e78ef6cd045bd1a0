import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Section } from '#components/layout/Section.tsx';
import { EventRows } from '#components/sections/events/EventList.tsx';
import { NextEvent } from '#components/sections/events/NextEvent.tsx';
import { PostList } from '#components/sections/posts/PostList.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { Subscribe } from '#components/ui/Subscribe.tsx';
import { eventsPage } from '#content/pages/events.ts';
import { eventWords } from '#content/site/event-words.ts';
import { eventsFeed, subscribeWords } from '#content/site/feeds.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { eventGroups, nextEvent, webinarEvents } from '#pages/model/events.ts';

export default function Page({ model }: PageProps) {
  const { lead, more, webinars } = eventsPage;
  return (
    <PageFrame model={model} lead={lead} head={<NextEvent {...nextEvent} />}>
      {eventGroups.map(({ heading, posts }, index) => (
        <Section top={index ? 'flush' : 'close'} key={heading}>
          <SectionHead heading={heading} />
          <PostList posts={posts} more={more} lead />
        </Section>
      ))}
      <Section top="flush">
        <SectionHead heading={webinars.heading} link={webinars.all} />
        {webinarEvents.length > 0 && <EventRows events={webinarEvents} words={eventWords} />}
      </Section>
      <Section top="flush">
        <Subscribe calendar={eventsFeed} words={subscribeWords} />
      </Section>
    </PageFrame>
  );
}
