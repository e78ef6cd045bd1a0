import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Section } from '#components/layout/Section.tsx';
import { LargePlate } from '#components/sections/about/LargePlate.tsx';
import { NextEvent } from '#components/sections/events/NextEvent.tsx';
import { PostCard } from '#components/sections/posts/PostCard.tsx';
import { CardGrid } from '#components/ui/cards/CardGrid.tsx';
import { LedgerCard } from '#components/ui/cards/LedgerCard.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { webinars } from '#content/collections/webinars/index.ts';
import { calendarPage } from '#content/pages/eventcalander.ts';
import { workshop } from '#content/pages/workshop-webinars.ts';
import { eventWords } from '#content/site/event-words.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { nextEvent } from '#pages/facts/events.ts';
import { post } from '#pages/facts/posts.ts';

export default function Page({ facts }: PageProps) {
  const { lead, heading, text, cells, past, plate } = workshop;
  return (
    <PageFrame facts={facts} lead={lead} long>
      <NextEvent event={nextEvent('webinar')} words={eventWords.next} subscribe={calendarPage.subscribe} />
      {webinars.length > 0 && (
        <Section top="flush">
          <SectionHead heading={past.heading}>
            <p>{past.text}</p>
          </SectionHead>
          <CardGrid columns={2}>
            {webinars.map(({ slug }) => (
              <PostCard key={slug} post={post(`/${slug}`)} more={past.more} />
            ))}
          </CardGrid>
        </Section>
      )}
      <Section top="flush">
        <SectionHead heading={heading}>
          <p>{text}</p>
        </SectionHead>
        <CardGrid columns={4}>
          {cells.map((cell) => (
            <LedgerCard key={cell.title} {...cell} />
          ))}
        </CardGrid>
      </Section>
      <Section top="flush">
        <LargePlate {...plate} ink={facts.ink} />
      </Section>
    </PageFrame>
  );
}
