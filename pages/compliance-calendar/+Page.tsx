import { PageHead } from '#components/layout/PageHead.tsx';
import { Clocks } from '#components/sections/planner/Clocks.tsx';
import { CompliancePlanner } from '#components/sections/planner/CompliancePlanner.tsx';
import { complianceCalendar } from '#content/pages/compliance-calendar.ts';
import { breadcrumbs } from '#content/site/breadcrumbs.ts';
import { site } from '#content/site/site.ts';

export default function Page() {
  const { label, learningHub } = breadcrumbs;
  const { title, crumb, lead, clocks } = complianceCalendar;
  return (
    <main id="main" data-ink="fiver">
      <PageHead
        rosette="calendar"
        breadcrumb={{ label, trail: [learningHub], current: crumb }}
        title={title}
        lead={lead}
      />
      <CompliancePlanner content={complianceCalendar} site={site} />
      <Clocks {...clocks} />
    </main>
  );
}
