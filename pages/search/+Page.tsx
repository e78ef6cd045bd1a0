import { PageHead } from '#components/page/PageHead.tsx';
import { SiteSearch } from '#components/site-search/SiteSearch.tsx';
import { breadcrumbs } from '#content/breadcrumbs.ts';
import { searchGroups, siteSearch } from '#content/site-search.ts';

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
