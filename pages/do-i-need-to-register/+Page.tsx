import { existsSync } from 'node:fs';
import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Till } from '#components/sections/do-i-need-to-register/Till.tsx';
import { changes } from '#content/collections/changes/index.ts';
import { doINeedToRegister, type SlipLine } from '#content/pages/do-i-need-to-register.ts';
import { longDay } from '#content/shared/dates.ts';
import { site } from '#content/site/site.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { isPage } from '#pages/model/pageModel.ts';

/** Where staff take an entry down, the links to it go. */
const isThere = ({ href }: { href: string }) => !href.startsWith('/') || isPage(href);

/**
 * A line with the next day of the change that it names, as long as one is to come. Throws an Error
 * where no file has that name.
 */
function dated(line: SlipLine): SlipLine {
  const file = `content/collections/changes/${line.change}.yaml`;
  if (line.change && !existsSync(file))
    throw new Error(`content/pages/do-i-need-to-register.yaml, line ${line.id}: there is no ${file}.`);
  const change = changes.find(({ slug }) => slug === line.change);
  return change?.next && !change.isPast ? { ...line, value: longDay(change.next), ask: undefined } : line;
}
const groups = doINeedToRegister.groups.map(({ lines, ...group }) => ({
  ...group,
  lines: lines.map((line) => dated({ ...line, links: line.links.filter(isThere) })),
}));
const content = { ...doINeedToRegister, groups };

export default function Page({ model }: PageProps) {
  return (
    <PageFrame model={model} lead={content.lead} look="low">
      <Till content={content} site={site} path={model.path} />
    </PageFrame>
  );
}
