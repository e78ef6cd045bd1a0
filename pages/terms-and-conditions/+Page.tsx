import { LegalPage } from '#components/sections/guides/LegalPage.tsx';
import { termsAndConditions } from '#content/pages/terms-and-conditions.ts';
import { readingWords } from '#content/site/reading-words.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

export default function Page({ model }: PageProps) {
  return <LegalPage model={model} text={termsAndConditions} words={readingWords} />;
}
