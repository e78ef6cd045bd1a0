import { ReadingLayout } from '#components/layout/ReadingLayout.tsx';
import { InShort } from '#components/prose/InShort.tsx';
import { linkTerms, type Term } from '#components/prose/linkTerms.ts';
import { readMarkdown } from '#components/prose/markdown.ts';
import { Prose } from '#components/prose/Prose.tsx';
import { TextEnd } from '#components/sections/guides/TextEnd.tsx';
import { TextPlate } from '#components/sections/guides/TextPlate.tsx';
import type { Template } from '#content/collections/templates/schema.server.ts';
import type { TemplatesPage } from '#content/pages/templates.ts';
import type { Picture as PictureData } from '#content/pictures.ts';
import { Downloads } from './Downloads.tsx';
import { formEntry, TemplateForm } from './TemplateForm.tsx';

type Props = {
  template: Template;
  /** What its cover shows. */
  cover: PictureData;
  labels: TemplatesPage['template'];
  /** The heading above its main points. */
  inShort: string;
  /** Glossary terms, linked at their first use in the text. */
  terms: readonly Term[];
};

/** A template: its main points, its plate, what to know before it is filled in, its files, its form, and a link back to the list. */
export function TemplateText({ template, cover, labels, inShort, terms }: Props) {
  const { contents, download, form, sources } = labels;
  return (
    <ReadingLayout
      contents={{
        label: contents,
        sections: [
          { id: 'download', text: download.heading },
          ...formEntry(form),
          { id: 'sources', text: sources.heading },
        ],
      }}
    >
      <div>
        <InShort heading={inShort} points={template.inShort} />
        <TextPlate picture={cover} alt={template.coverAlt} />
        <Prose markdown={linkTerms(readMarkdown(template.body), terms, template.title)} />
        <Downloads template={template} labels={labels} />
        <TemplateForm parts={template.parts} words={form} />
        <TextEnd sources={template.sources} labels={labels} />
      </div>
    </ReadingLayout>
  );
}
