import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Changes } from '#components/sections/whats-changing/Changes.tsx';
import { Subscribe } from '#components/ui/Subscribe.tsx';
import { changes } from '#content/collections/changes/index.ts';
import { complianceCalendar } from '#content/pages/compliance-calendar.ts';
import { whatsChanging } from '#content/pages/whats-changing.ts';
import { buildDay } from '#content/schema/entries/buildTime.server.ts';
import { changesFeed, subscribeWords } from '#content/site/feeds.ts';
import { todayWord } from '#content/site/reading-words.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { pageModel } from '#pages/model/pageModel.ts';

export default function Page({ model }: PageProps) {
  const { marks, marksHeading } = complianceCalendar;
  return (
    <PageFrame model={model} lead={whatsChanging.lead}>
      <Changes
        changes={changes}
        marks={marks}
        marksHeading={marksHeading}
        words={whatsChanging}
        today={{ label: todayWord, day: buildDay }}
        nameOf={(path) => pageModel(path).breadcrumb.current}
      >
        <Subscribe calendar={changesFeed} words={subscribeWords} />
      </Changes>
    </PageFrame>
  );
}
