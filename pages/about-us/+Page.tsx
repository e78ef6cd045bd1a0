import { PageFrame } from '#components/layout/PageFrame.tsx';
import { About } from '#components/sections/about/About.tsx';
import { about } from '#content/pages/about-us.ts';
import { site } from '#content/site/site.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

export default function Page({ model }: PageProps) {
  return (
    <PageFrame model={model} lead={about.lead}>
      <About content={about} email={site.email} />
    </PageFrame>
  );
}
