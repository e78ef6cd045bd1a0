import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Reviewed } from '#components/sections/guides/Reviewed.tsx';
import { TemplateText } from '#components/sections/templates/TemplateText.tsx';
import { glossaryTerms } from '#content/collections/glossary/index.ts';
import { templateBySlug } from '#content/collections/templates/index.ts';
import { templatesPage } from '#content/pages/templates.ts';
import { picture } from '#content/pictures.ts';
import { buildDay } from '#content/schema/entries/buildTime.server.ts';
import { isOverdue } from '#content/schema/review.server.ts';
import { readingWords } from '#content/site/reading-words.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { orNotFound } from '#pages/orNotFound.ts';

export default function Page({ facts, params: { slug = '' } }: PageProps) {
  const template = orNotFound(templateBySlug(slug));
  const labels = templatesPage.template;
  const dates = [
    { label: labels.lastReviewed, iso: template.lastReviewed },
    { label: labels.nextReview, iso: template.nextReview },
  ];
  const overdue = isOverdue(template, buildDay) ? readingWords.overdue : undefined;
  return (
    <PageFrame facts={facts} lead={template.lead} long head={<Reviewed dates={dates} overdue={overdue} />}>
      <TemplateText
        template={template}
        cover={picture(template.cover)}
        labels={labels}
        inShort={readingWords.inShort}
        terms={glossaryTerms}
      />
    </PageFrame>
  );
}
