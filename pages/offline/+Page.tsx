import { PageFrame } from '#components/layout/PageFrame.tsx';
import { KeptPages } from '#components/sections/offline/KeptPages.tsx';
import { offlineReading } from '#content/pages/offline.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

export default function Page({ facts }: PageProps) {
  return (
    <PageFrame facts={facts} lead={offlineReading.lead}>
      <KeptPages {...offlineReading} />
    </PageFrame>
  );
}
