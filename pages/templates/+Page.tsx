import { PageFrame } from '#components/layout/PageFrame.tsx';
import { ToolLinks } from '#components/sections/learning-hub/ToolLinks.tsx';
import { FirstViewEnd } from '#components/ui/FirstViewEnd.tsx';
import { templates } from '#content/collections/templates/index.ts';
import { templatesPage } from '#content/pages/templates.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

export default function Page({ model }: PageProps) {
  const { lead, lists, none } = templatesPage;
  const linksOf = (wanted: 'case' | 'firm') =>
    templates
      .filter(({ scope }) => scope === wanted)
      .map(({ slug, title, excerpt }) => ({ label: title, href: `/templates/${slug}`, text: excerpt }));
  return (
    <PageFrame model={model} look="list" lead={lead}>
      <ToolLinks heading={lists.case.heading} links={linksOf('case')} none={none} top="close" />
      <FirstViewEnd />
      <ToolLinks heading={lists.firm.heading} links={linksOf('firm')} none={none} top="flush" />
    </PageFrame>
  );
}
