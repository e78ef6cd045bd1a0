import { PageFrame } from '#components/layout/PageFrame.tsx';
import { RegistrationTable } from '#components/sections/till-slip/RegistrationTable.tsx';
import { Till } from '#components/sections/till-slip/Till.tsx';
import { doINeedToRegister } from '#content/pages/do-i-need-to-register.ts';
import { site } from '#content/site/site.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { isPage } from '#pages/facts/pageFacts.ts';

/** Where staff take an entry down, the links to it go. */
const isThere = ({ href }: { href: string }) => !href.startsWith('/') || isPage(href);
const groups = doINeedToRegister.groups.map(({ lines, ...group }) => ({
  ...group,
  lines: lines.map((line) => ({ ...line, links: line.links.filter(isThere) })),
}));
const content = { ...doINeedToRegister, groups };

export default function Page({ facts }: PageProps) {
  return (
    <PageFrame facts={facts} lead={content.lead} compact>
      <Till content={content} site={site} path={facts.path} />
      <RegistrationTable content={content} />
    </PageFrame>
  );
}
