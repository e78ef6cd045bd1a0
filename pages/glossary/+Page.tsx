import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Glossary } from '#components/sections/glossary/Glossary.tsx';
import { FirstViewEnd } from '#components/ui/FirstViewEnd.tsx';
import { glossary } from '#content/collections/glossary/index.ts';
import { glossaryPage } from '#content/pages/glossary.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

export default function Page({ model }: PageProps) {
  return (
    <PageFrame model={model} lead={glossaryPage.lead}>
      <Glossary entries={glossary} labels={glossaryPage} />
      <FirstViewEnd />
    </PageFrame>
  );
}
