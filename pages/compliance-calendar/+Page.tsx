import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Clocks } from '#components/sections/planner/Clocks.tsx';
import { CompliancePlanner } from '#components/sections/planner/CompliancePlanner.tsx';
import { changesRule } from '#content/collections/changes/plannerRule.ts';
import { complianceCalendar } from '#content/pages/compliance-calendar.ts';
import { site } from '#content/site/site.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

export default function Page({ facts }: PageProps) {
  const { lead, clocks, rules } = complianceCalendar;
  const list = changesRule.dates.length > 0 ? [...rules.list, changesRule] : rules.list;
  return (
    <PageFrame facts={facts} lead={lead}>
      <CompliancePlanner content={{ ...complianceCalendar, rules: { ...rules, list } }} site={site} />
      <Clocks {...clocks} />
    </PageFrame>
  );
}
