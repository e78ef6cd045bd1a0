import { PageFrame } from '#components/layout/PageFrame.tsx';
import { SiteSearch } from '#components/sections/site-search/SiteSearch.tsx';
import { siteSearch } from '#content/pages/search.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { answers, searchGroups } from '#pages/facts/search.ts';

export default function Page({ facts }: PageProps) {
  return (
    <PageFrame facts={facts} lead={siteSearch.lead} compact>
      <SiteSearch content={siteSearch} answers={answers} groups={searchGroups()} />
    </PageFrame>
  );
}
