import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Changes, type DatedChange } from '#components/sections/whats-changing/Changes.tsx';
import { Subscribe } from '#components/ui/Subscribe.tsx';
import { changes } from '#content/collections/changes/index.ts';
import { addDays, monthAndYear } from '#content/dates.ts';
import { whatsChanging } from '#content/pages/whats-changing.ts';
import { buildDay } from '#content/schema/entries/buildTime.server.ts';
import { londonMoment } from '#content/schema/london.server.ts';
import { changesFeed, subscribeWords } from '#content/site/feeds.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { pageModel } from '#pages/model/pageModel.ts';

const dated = changes.map((change): DatedChange => {
  const last = change.days.at(-1);
  return {
    ...change,
    upcoming: change.isPast ? change.exactDays : change.exactDays.filter((day) => day >= buildDay),
    overAt: last && londonMoment(`${addDays(last, 1)} 00:00`),
    pageName: change.page && pageModel(change.page).breadcrumb.current,
  };
});

/** By the month of the next day; then what has no day yet, and what has passed, the latest first. */
function groups() {
  const byHeading = new Map<string, DatedChange[]>();
  for (const change of dated.filter(({ isPast }) => !isPast)) {
    const heading = change.next ? monthAndYear(change.next) : whatsChanging.open;
    byHeading.set(heading, [...(byHeading.get(heading) ?? []), change]);
  }
  const past = dated.filter(({ isPast }) => isPast).reverse();
  if (past.length > 0) byHeading.set(whatsChanging.past, past);
  return [...byHeading].map(([heading, changes]) => ({ heading, changes }));
}

export default function Page({ model }: PageProps) {
  return (
    <PageFrame model={model} lead={whatsChanging.lead}>
      <Changes words={whatsChanging} groups={groups()}>
        <Subscribe calendar={changesFeed} words={subscribeWords} />
      </Changes>
    </PageFrame>
  );
}
