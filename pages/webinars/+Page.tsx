import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Section } from '#components/layout/Section.tsx';
import { WebinarCard } from '#components/sections/webinars/WebinarCard.tsx';
import { CardGrid } from '#components/ui/cards/CardGrid.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { webinars } from '#content/collections/webinars/index.ts';
import { webinarPages } from '#content/pages/webinars.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { post } from '#pages/facts/posts.ts';

/** How many of a report's highlights its card names. */
const MOST_POINTS = 3;

export default function Page({ facts }: PageProps) {
  const { lead, heading, text, more, takeAway } = webinarPages.list;
  return (
    <PageFrame facts={facts} lead={lead}>
      {webinars.length > 0 && (
        <Section top="close">
          <SectionHead heading={heading}>
            <p>{text}</p>
          </SectionHead>
          <CardGrid columns={2}>
            {webinars.map(({ slug, highlights }) => (
              <WebinarCard
                key={slug}
                post={post(`/${slug}`)}
                more={more}
                takeAway={{ heading: takeAway, points: highlights.slice(0, MOST_POINTS).map(({ item }) => item) }}
                priority
              />
            ))}
          </CardGrid>
        </Section>
      )}
    </PageFrame>
  );
}
