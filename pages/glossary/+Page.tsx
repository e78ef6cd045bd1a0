import { PageHead } from '#components/layout/PageHead.tsx';
import { Glossary } from '#components/sections/glossary/Glossary.tsx';
import { glossary } from '#content/collections/glossary/index.ts';
import { glossaryPage } from '#content/pages/glossary.ts';
import { breadcrumbs } from '#content/site/breadcrumbs.ts';

export default function Page() {
  const { label, learningHub } = breadcrumbs;
  const { title, crumb, lead } = glossaryPage;
  return (
    <main id="main" data-ink="fiver" data-search-kind="term">
      <PageHead
        rosette="guides"
        breadcrumb={{ label, trail: [learningHub], current: crumb }}
        title={title}
        lead={lead}
      />
      <Glossary entries={glossary} labels={glossaryPage} />
    </main>
  );
}
