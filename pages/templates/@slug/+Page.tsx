import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Reviewed } from '#components/sections/guides/Reviewed.tsx';
import { TemplateText } from '#components/sections/templates/TemplateText.tsx';
import { glossaryTerms } from '#content/collections/glossary/index.ts';
import { templateBySlug } from '#content/collections/templates/index.ts';
import { templatesPage } from '#content/pages/templates.ts';
import { picture } from '#content/pictures.ts';
import { readingWords } from '#content/site/reading-words.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { reviewOf } from '#pages/facts/review.ts';
import { orNotFound } from '#pages/orNotFound.ts';

export default function Page({ facts, params: { slug = '' } }: PageProps) {
  const template = orNotFound(templateBySlug(slug));
  return (
    <PageFrame facts={facts} lead={template.lead} long head={<Reviewed {...reviewOf(template)} />}>
      <TemplateText
        template={template}
        cover={picture(template.cover)}
        labels={templatesPage.template}
        inShort={readingWords.inShort}
        terms={glossaryTerms}
      />
    </PageFrame>
  );
}
