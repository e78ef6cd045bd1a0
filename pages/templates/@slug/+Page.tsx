import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Reviewed } from '#components/sections/guides/Reviewed.tsx';
import { Downloads } from '#components/sections/templates/Downloads.tsx';
import { TemplatePage } from '#components/sections/templates/TemplatePage.tsx';
import { glossaryTerms } from '#content/collections/glossary/index.ts';
import { templates } from '#content/collections/templates/index.ts';
import { templatesPage } from '#content/pages/templates.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { entryAt } from '#pages/entryAt.ts';
import { reviewOf } from '#pages/model/review.ts';

export default function Page({ model, params: { slug = '' } }: PageProps) {
  const template = entryAt(templates, slug);
  return (
    <PageFrame
      model={model}
      lead={template.lead}
      card={<Downloads template={template} labels={templatesPage.template} />}
      head={<Reviewed {...reviewOf(template)} />}
    >
      <TemplatePage template={template} page={templatesPage} terms={glossaryTerms} />
    </PageFrame>
  );
}
