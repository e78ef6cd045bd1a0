import { PageFrame } from '#components/layout/PageFrame.tsx';
import { ToolLinks } from '#components/sections/learning-hub/ToolLinks.tsx';
import { factSheets } from '#content/collections/fact-sheets/index.ts';
import { factSheetsPage } from '#content/pages/fact-sheets.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

export default function Page({ model }: PageProps) {
  const { lead, groups, none } = factSheetsPage;
  const linksOf = (wanted: string) =>
    factSheets
      .filter(({ group }) => group === wanted)
      .map(({ slug, title, excerpt, figures }) => ({
        label: title,
        href: `/fact-sheets/${slug}`,
        text: excerpt,
        figure: figures[0]?.figure,
      }));
  return (
    <PageFrame model={model} look="list" lead={lead}>
      {Object.entries(groups).map(([group, heading], index) => (
        <ToolLinks key={group} heading={heading} links={linksOf(group)} none={none} top={index ? 'flush' : 'close'} />
      ))}
    </PageFrame>
  );
}
