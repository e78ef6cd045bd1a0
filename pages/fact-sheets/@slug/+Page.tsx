import { PageFrame } from '#components/layout/PageFrame.tsx';
import { FactSheetText } from '#components/sections/fact-sheets/FactSheetText.tsx';
import { Reviewed } from '#components/sections/guides/Reviewed.tsx';
import { factSheetBySlug } from '#content/collections/fact-sheets/index.ts';
import { glossaryTerms } from '#content/collections/glossary/index.ts';
import { factSheetsPage } from '#content/pages/fact-sheets.ts';
import { buildDay } from '#content/schema/entries/buildTime.server.ts';
import { isOverdue } from '#content/schema/review.server.ts';
import { readingWords } from '#content/site/reading-words.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { orNotFound } from '#pages/orNotFound.ts';

export default function Page({ facts, params: { slug = '' } }: PageProps) {
  const sheet = orNotFound(factSheetBySlug(slug));
  const { lastReviewed, nextReview } = factSheetsPage.sheet;
  const dates = [
    { label: lastReviewed, iso: sheet.lastReviewed },
    { label: nextReview, iso: sheet.nextReview },
  ];
  const overdue = isOverdue(sheet, buildDay) ? readingWords.overdue : undefined;
  return (
    <PageFrame facts={facts} lead={sheet.lead} long head={<Reviewed dates={dates} overdue={overdue} />}>
      <FactSheetText sheet={sheet} labels={factSheetsPage.sheet} inShort={readingWords.inShort} terms={glossaryTerms} />
    </PageFrame>
  );
}
