import { KeptPages } from '#components/offline/KeptPages.tsx';
import { PageHead } from '#components/page/PageHead.tsx';
import { breadcrumbs } from '#content/breadcrumbs.ts';
import { offlineReading } from '#content/offline.ts';

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
