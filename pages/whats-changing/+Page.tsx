import { shortDate } from '#components/format/formatDate.ts';
import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Changes, type DatedChange } from '#components/sections/whats-changing/Changes.tsx';
import { Subscribe } from '#components/ui/Subscribe.tsx';
import { changes, changesUpdated } from '#content/collections/changes/index.ts';
import { addDays, londonMoment, monthAndYear } from '#content/dates.ts';
import { complianceCalendar } from '#content/pages/compliance-calendar.ts';
import { whatsChanging } from '#content/pages/whats-changing.ts';
import { buildDay } from '#content/schema/entries/buildTime.server.ts';
import { changesFeed, subscribeWords } from '#content/site/feeds.ts';
import { slipWords } from '#content/site/reading-words.ts';
import { site } from '#content/site/site.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { pageModel } from '#pages/model/pageModel.ts';

const dated = changes.map((change): DatedChange => {
  const last = change.days.at(-1);
  return {
    ...change,
    upcoming: change.isPast ? change.exactDays : change.exactDays.filter((day) => day >= buildDay),
    overAt: last && !change.isPast ? londonMoment(`${addDays(last, 1)} 00:00`) : undefined,
    pageName: change.page && pageModel(change.page).breadcrumb.current,
  };
});

/** How many of the newest changes the slip has, the newest last. */
const ON_SLIP = 6;

const inForce = dated.filter(({ isPast }) => isPast);

const lines = inForce.slice(-ON_SLIP).map(({ next = '', title: value, source, page, firms }) => ({
  ...{ name: shortDate(next), value, source, page, category: firms.join(' ') },
}));

/** What comes, by the month of its next day, then what has no day; last what is in force, the newest first. */
function groups() {
  const byHeading = new Map<string, DatedChange[]>();
  for (const change of dated.filter(({ isPast }) => !isPast)) {
    const heading = change.next ? monthAndYear(change.next) : whatsChanging.open;
    byHeading.set(heading, [...(byHeading.get(heading) ?? []), change]);
  }
  byHeading.set(whatsChanging.inForce.heading, inForce.toReversed());
  return [...byHeading].map(([heading, changes]) => ({ heading, changes }));
}

export default function Page({ model }: PageProps) {
  const { marks, marksHeading } = complianceCalendar;
  const { question, newest } = whatsChanging.inForce;
  const answer = {
    slip: { question, lines, total: { label: newest, value: lines.at(-1)?.name ?? '' } },
    words: slipWords,
    stamp: { label: slipWords.updated, day: changesUpdated },
    address: new URL(site.origin).host + model.path,
  };
  return (
    <PageFrame model={model} look="list" lead={whatsChanging.lead}>
      <Changes words={whatsChanging} groups={groups()} {...{ answer, marks, marksHeading }}>
        <Subscribe calendar={changesFeed} words={subscribeWords} />
      </Changes>
    </PageFrame>
  );
}
