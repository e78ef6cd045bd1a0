import { LegalPage } from '#components/sections/guides/LegalPage.tsx';
import { privacyPolicy } from '#content/pages/privacy-policy.ts';
import { readingWords } from '#content/site/reading-words.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

export default function Page({ model }: PageProps) {
  return <LegalPage model={model} text={privacyPolicy} words={readingWords} />;
}
