import { PageFrame } from '#components/layout/PageFrame.tsx';
import { ToolLinks } from '#components/sections/learning-hub/ToolLinks.tsx';
import { factSheets } from '#content/collections/fact-sheets/index.ts';
import { factSheetsPage } from '#content/pages/fact-sheets.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

export default function Page({ model }: PageProps) {
  const { lead, none } = factSheetsPage;
  const links = factSheets.map(({ slug, title, excerpt, figures }) => ({
    label: title,
    href: `/fact-sheets/${slug}`,
    text: excerpt,
    figure: figures[0]?.figure,
  }));
  return (
    <PageFrame model={model} look="list" lead={lead}>
      <ToolLinks links={links} none={none} top="close" />
    </PageFrame>
  );
}
