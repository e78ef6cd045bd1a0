import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Section } from '#components/layout/Section.tsx';
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
    <PageFrame model={model} lead={lead}>
      <Section top="close">
        <h2>{lists.case.heading}</h2>
        <ToolLinks links={linksOf('case')} none={none} />
      </Section>
      <FirstViewEnd />
      <Section top="flush">
        <h2>{lists.firm.heading}</h2>
        <ToolLinks links={linksOf('firm')} none={none} />
      </Section>
    </PageFrame>
  );
}
