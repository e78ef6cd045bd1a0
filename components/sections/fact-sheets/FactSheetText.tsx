import { ReadingLayout } from '#components/layout/ReadingLayout.tsx';
import { InShort } from '#components/prose/InShort.tsx';
import { linkTerms, type Term } from '#components/prose/linkTerms.ts';
import { readMarkdown, splitOpening, tableOfContents } from '#components/prose/markdown.ts';
import { Prose } from '#components/prose/Prose.tsx';
import text from '#components/sections/guides/GuideText.module.css';
import { Sources } from '#components/sections/guides/Sources.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { longDate } from '#components/ui/formatDate.ts';
import { TextLink } from '#components/ui/TextLink.tsx';
import type { FactSheet } from '#content/collections/fact-sheets/schema.server.ts';
import type { FactSheetsPage } from '#content/pages/fact-sheets.ts';

type Props = {
  sheet: FactSheet;
  labels: FactSheetsPage['sheet'];
  /** The heading above its main points. */
  inShort: string;
  /** Glossary terms, linked at their first use in the text. */
  terms: readonly Term[];
};

/** The figures as a Markdown table below their heading. */
function figuresTable({ figures, lastReviewed }: FactSheet, labels: FactSheetsPage['sheet']['figures']): string {
  const rows = figures.map(({ figure, text, source, checked }) => [
    `**${figure}**`,
    `${text}. [${source.title}](${source.url}), ${checked ? labels.checked : labels.unchecked} ${longDate(checked ?? lastReviewed)}`,
  ]);
  const head = [labels.figure, labels.text];
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return `## ${labels.heading}\n\n${lines.join('\n')}`;
}

/** A fact sheet: its main points, its figures with their sources, the text, and a link back to the list. */
export function FactSheetText({ sheet, labels: { contents, figures, sources, back, help }, inShort, terms }: Props) {
  const { opening, rest } = splitOpening(linkTerms(readMarkdown(sheet.body), terms, sheet.title));
  const table = readMarkdown(figuresTable(sheet, figures));
  const parts = [...tableOfContents([...table, ...rest]), { id: 'sources', text: sources.heading }];
  return (
    <ReadingLayout contents={{ label: contents, parts }}>
      <div className={text.text}>
        <InShort heading={inShort} points={sheet.inShort} />
        <Prose markdown={[...opening, ...table, ...rest]} />
        <Sources heading={sources.heading} note={sources.note} sources={sheet.sources} />
        <p className={text.back}>
          <ButtonLink href={back.href} look="line">
            {back.label}
          </ButtonLink>
          <TextLink href={help.href}>{help.label}</TextLink>
        </p>
      </div>
    </ReadingLayout>
  );
}
