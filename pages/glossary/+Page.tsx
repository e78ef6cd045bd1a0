import { Glossary } from '#components/glossary/Glossary.tsx';
import { PageHead } from '#components/page/PageHead.tsx';
import { breadcrumbs } from '#content/breadcrumbs.ts';
import { glossary } from '#content/glossary.ts';
import { glossaryPage } from '#content/glossary-page.ts';

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
