import { PageHead } from '#components/layout/PageHead.tsx';
import { KeptPages } from '#components/sections/offline/KeptPages.tsx';
import { offlineReading } from '#content/pages/offline.ts';
import { breadcrumbs } from '#content/site/breadcrumbs.ts';

export default function Page() {
  const { label, home } = breadcrumbs;
  const { title, lead } = offlineReading;
  return (
    <main id="main" data-ink="fiver">
      <PageHead rosette="guides" breadcrumb={{ label, trail: [home], current: title }} title={title} lead={lead} />
      <KeptPages {...offlineReading} />
    </main>
  );
}
