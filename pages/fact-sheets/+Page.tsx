import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Section } from '#components/layout/Section.tsx';
import { ToolLinks } from '#components/sections/learning-hub/ToolLinks.tsx';
import { factSheets } from '#content/collections/fact-sheets/index.ts';
import { factSheetsPage } from '#content/pages/fact-sheets.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

export default function Page({ model }: PageProps) {
  const { lead, groups, none } = factSheetsPage;
  const linksOf = (wanted: string) =>
    factSheets
      .filter(({ group }) => group === wanted)
      .map(({ slug, title, excerpt }) => ({ label: title, href: `/fact-sheets/${slug}`, text: excerpt }));
  return (
    <PageFrame model={model} lead={lead}>
      {Object.entries(groups).map(([group, heading], index) => (
        <Section key={group} top={index ? 'flush' : 'close'}>
          <h2>{heading}</h2>
          <ToolLinks links={linksOf(group)} none={none} />
        </Section>
      ))}
    </PageFrame>
  );
}
