import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Till } from '#components/sections/do-i-need-to-register/Till.tsx';
import { doINeedToRegister } from '#content/pages/do-i-need-to-register.ts';
import { site } from '#content/site/site.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { isPage } from '#pages/model/pageModel.ts';

/** Where staff take an entry down, the links to it go. */
const isThere = ({ href }: { href: string }) => !href.startsWith('/') || isPage(href);

const groups = doINeedToRegister.groups.map(({ lines, ...group }) => ({
  ...group,
  lines: lines.map((line) => ({ ...line, links: line.links.filter(isThere) })),
}));
const content = { ...doINeedToRegister, groups };

export default function Page({ model }: PageProps) {
  return (
    <PageFrame model={model} lead={content.lead} look="plain">
      <Till content={content} site={site} path={model.path} />
    </PageFrame>
  );
}
