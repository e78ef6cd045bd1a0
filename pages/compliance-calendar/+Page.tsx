import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Clocks } from '#components/sections/planner/Clocks.tsx';
import { CompliancePlanner } from '#components/sections/planner/CompliancePlanner.tsx';
import { complianceCalendar } from '#content/pages/compliance-calendar.ts';
import { site } from '#content/site/site.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { isPage } from '#pages/facts/pageFacts.ts';

const list = complianceCalendar.rules.list.map(({ guide, ...rule }) => ({
  ...rule,
  ...(guide && isPage(guide.href) && { guide }),
}));
const content = { ...complianceCalendar, rules: { ...complianceCalendar.rules, list } };

export default function Page({ facts }: PageProps) {
  const { lead, clocks } = complianceCalendar;
  return (
    <PageFrame facts={facts} lead={lead}>
      <CompliancePlanner content={content} site={site} />
      <Clocks {...clocks} />
    </PageFrame>
  );
}
