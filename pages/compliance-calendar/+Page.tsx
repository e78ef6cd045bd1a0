import { PageFrame } from '#components/layout/PageFrame.tsx';
import { CompliancePlanner } from '#components/sections/compliance-calendar/CompliancePlanner.tsx';
import { plannedCalendar } from '#content/collections/changes/plannedCalendar.ts';
import { buildDay } from '#content/schema/entries/buildTime.server.ts';
import { todayWord } from '#content/site/reading-words.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { isPage } from '#pages/model/pageModel.ts';

export default function Page({ model }: PageProps) {
  const { lead, rules } = plannedCalendar;
  // A text that staff have taken out, or not published yet, has no link.
  const list = rules.list.map(({ guide, ...rule }) => ({ ...rule, ...(guide && isPage(guide.href) && { guide }) }));
  const content = { ...plannedCalendar, rules: { ...rules, list } };
  return (
    <PageFrame model={model} look="plain" lead={lead}>
      <CompliancePlanner content={content} today={{ label: todayWord, day: buildDay }} />
    </PageFrame>
  );
}
