import { existsSync } from 'node:fs';
import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Till } from '#components/sections/do-i-need-to-register/Till.tsx';
import { changes } from '#content/collections/changes/index.ts';
import { longDay } from '#content/dates.ts';
import { doINeedToRegister, type SlipLine } from '#content/pages/do-i-need-to-register.ts';
import { readText } from '#content/schema/contentFolder.server.ts';
import { parseFields } from '#content/schema/entries/yaml.server.ts';
import { site } from '#content/site/site.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { isPage } from '#pages/model/pageModel.ts';

/** Where staff take an entry down, the links to it go. */
const isThere = ({ href }: { href: string }) => !href.startsWith('/') || isPage(href);

const FILE = 'content/pages/do-i-need-to-register.yaml';

/** A line with the next day of the change that it names. Throws where no file has that name; one that has may have expired. */
function dated(line: SlipLine, path: (string | number)[]): SlipLine {
  const entry = `content/collections/changes/${line.change}.yaml`;
  if (line.change && !existsSync(entry)) {
    const message = `There is no ${entry}. Name a file of that folder, or take this line out.`;
    throw parseFields(FILE, readText(FILE)).failed([{ path: [...path, 'change'], message }]);
  }
  const change = changes.find(({ slug }) => slug === line.change);
  return change?.next && !change.isPast ? { ...line, value: longDay(change.next), ask: undefined } : line;
}
const groups = doINeedToRegister.groups.map(({ lines, ...group }, place) => ({
  ...group,
  lines: lines.map((line, index) =>
    dated({ ...line, links: line.links.filter(isThere) }, ['groups', place, 'lines', index]),
  ),
}));
const content = { ...doINeedToRegister, groups };

export default function Page({ model }: PageProps) {
  return (
    <PageFrame model={model} lead={content.lead} look="low">
      <Till content={content} site={site} path={model.path} />
    </PageFrame>
  );
}
