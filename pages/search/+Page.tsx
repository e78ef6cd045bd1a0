import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Search } from '#components/sections/search/Search.tsx';
import { siteSearch } from '#content/pages/search.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { oftenAsked, searchGroups } from '#pages/model/search.ts';

export default function Page({ model }: PageProps) {
  return (
    <PageFrame model={model} look="plain">
      <Search content={siteSearch} asked={oftenAsked} groups={searchGroups()} />
    </PageFrame>
  );
}
