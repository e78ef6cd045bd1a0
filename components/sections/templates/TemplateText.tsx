import type { ReactNode } from 'react';
import { ReadingLayout } from '#components/layout/ReadingLayout.tsx';
import { InShort } from '#components/prose/InShort.tsx';
import { linkTerms, type Term } from '#components/prose/linkTerms.ts';
import { readMarkdown, tableOfContents } from '#components/prose/markdown.ts';
import { Prose } from '#components/prose/Prose.tsx';
import { TextEnd } from '#components/sections/guides/TextEnd.tsx';
import type { Template } from '#content/collections/templates/schema.server.ts';
import type { TemplatesPage } from '#content/pages/templates.ts';
import { Downloads } from './Downloads.tsx';
import { formMarkdown } from './formMarkdown.ts';

type Props = {
  template: Template;
  labels: TemplatesPage['template'];
  /** The heading above its main points. */
  inShort: string;
  /** Glossary terms, linked at their first use in the text. */
  terms: readonly Term[];
  /** What follows the text in its column. */
  children?: ReactNode;
};

/** A template: its main points, its files, what to know before it is filled in, its parts, and a link back to the list. */
export function TemplateText({ template, labels, inShort, terms, children }: Props) {
  const { contents, download, form, sources } = labels;
  const parts = readMarkdown(formMarkdown(template.parts, form));
  return (
    <ReadingLayout
      contents={{
        label: contents,
        parts: [
          { id: 'download', text: download.heading },
          ...tableOfContents(parts),
          { id: 'sources', text: sources.heading },
        ],
      }}
    >
      <div>
        <InShort heading={inShort} points={template.inShort} />
        <Prose markdown={linkTerms(readMarkdown(template.body), terms, template.title)} />
        <Downloads template={template} labels={labels} />
        <Prose markdown={parts} />
        <TextEnd sources={template.sources} labels={labels} />
        {children}
      </div>
    </ReadingLayout>
  );
}
