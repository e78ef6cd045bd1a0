import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Changes, type DatedChange } from '#components/sections/whats-changing/Changes.tsx';
import { Subscribe } from '#components/ui/Subscribe.tsx';
import { changes } from '#content/collections/changes/index.ts';
import { addDays, addMonths, londonMoment, monthAndYear } from '#content/dates.ts';
import { complianceCalendar } from '#content/pages/compliance-calendar.ts';
import { whatsChanging } from '#content/pages/whats-changing.ts';
import { buildDay } from '#content/schema/entries/buildTime.server.ts';
import { changesFeed, subscribeWords } from '#content/site/feeds.ts';
import { todayWord } from '#content/site/reading-words.ts';
import { fill } from '#content/text.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { pageModel } from '#pages/model/pageModel.ts';

const dated = changes.map((change): DatedChange => {
  const last = change.days.at(-1);
  return {
    ...change,
    later: change.exactDays.filter((day) => day > buildDay && day !== change.next),
    overAt: last && !change.isPast ? londonMoment(`${addDays(last, 1)} 00:00`) : undefined,
    pageName: change.page && pageModel(change.page).breadcrumb.current,
  };
});

/** How many of the newest changes are in view, and how many months after this one. */
const [NEWEST, MONTHS] = [6, 5];

const past = dated.filter(({ isPast }) => isPast);
const horizon = addMonths(`${buildDay.slice(0, 7)}-01`, MONTHS + 1);
const isSoon = ({ next }: DatedChange) => next !== undefined && next < horizon;
const coming = dated.filter(({ isPast }) => !isPast);
const firstLater = coming.find(({ next }) => next && next >= horizon)?.next;

/** Changes to come by the month of their next day, then those that have no day. */
function byMonth(changes: DatedChange[]) {
  const groups = new Map<string, DatedChange[]>();
  for (const change of changes) {
    const heading = change.next ? monthAndYear(change.next) : whatsChanging.open;
    groups.set(heading, [...(groups.get(heading) ?? []), change]);
  }
  return [...groups].map(([heading, changes]) => ({ heading, changes }));
}

export default function Page({ model }: PageProps) {
  const { marks, marksHeading } = complianceCalendar;
  const { lead, fold, open } = whatsChanging;
  return (
    <PageFrame model={model} look="list" lead={lead}>
      <Changes
        words={whatsChanging}
        today={{ label: todayWord, day: buildDay }}
        past={[past.slice(0, -NEWEST), past.slice(-NEWEST)]}
        coming={[byMonth(coming.filter(isSoon)), byMonth(coming.filter((change) => !isSoon(change)))]}
        fold={firstLater ? fill(fold, { month: monthAndYear(firstLater) }) : open}
        {...{ marks, marksHeading }}
      >
        <Subscribe calendar={changesFeed} words={subscribeWords} />
      </Changes>
    </PageFrame>
  );
}
