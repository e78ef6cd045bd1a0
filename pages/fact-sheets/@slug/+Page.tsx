import { PageFrame } from '#components/layout/PageFrame.tsx';
import { InShort } from '#components/prose/InShort.tsx';
import { FactSheetText } from '#components/sections/fact-sheets/FactSheetText.tsx';
import { Reviewed } from '#components/sections/guides/Reviewed.tsx';
import { factSheets } from '#content/collections/fact-sheets/index.ts';
import { glossaryTerms } from '#content/collections/glossary/index.ts';
import { factSheetsPage } from '#content/pages/fact-sheets.ts';
import { readingWords, slipWords } from '#content/site/reading-words.ts';
import { site } from '#content/site/site.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { entryAt } from '#pages/entryAt.ts';
import { reviewOf } from '#pages/model/review.ts';

export default function Page({ model, params: { slug = '' } }: PageProps) {
  const sheet = entryAt(factSheets, slug);
  const slip = { words: slipWords, address: new URL(site.origin).host + model.path };
  return (
    <PageFrame
      model={model}
      lead={sheet.lead}
      card={<InShort heading={readingWords.inShort} points={sheet.inShort} />}
      head={<Reviewed {...reviewOf(sheet)} />}
    >
      <FactSheetText sheet={sheet} slip={slip} labels={factSheetsPage.sheet} terms={glossaryTerms} />
    </PageFrame>
  );
}
