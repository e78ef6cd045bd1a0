import { PageHead } from '#components/page/PageHead.tsx';
import { Clocks } from '#components/planner/Clocks.tsx';
import { CompliancePlanner } from '#components/planner/CompliancePlanner.tsx';
import { breadcrumbs } from '#content/breadcrumbs.ts';
import { complianceCalendar } from '#content/compliance-calendar.ts';
import { site } from '#content/site.ts';

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
