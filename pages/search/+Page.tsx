import { PageHead } from '#components/layout/PageHead.tsx';
import { SiteSearch } from '#components/sections/site-search/SiteSearch.tsx';
import { searchGroups, siteSearch } from '#content/pages/search.ts';
import { breadcrumbs } from '#content/site/breadcrumbs.ts';

export default function Page() {
  const { label, home } = breadcrumbs;
  const { title, crumb, lead } = siteSearch;
  return (
    <main id="main" data-ink="pound">
      <PageHead rosette="home" breadcrumb={{ label, trail: [home], current: crumb }} title={title} lead={lead} />
      <SiteSearch content={siteSearch} groups={searchGroups} />
    </main>
  );
}
