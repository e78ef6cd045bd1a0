import { longDate } from '#components/format/formatDate.ts';
import { ReadingLayout } from '#components/layout/ReadingLayout.tsx';
import { linkTerms, type Term } from '#components/prose/linkTerms.ts';
import {
  externalLinks,
  readMarkdown,
  splitOpening,
  tableMarkdown,
  tableOfContents,
} from '#components/prose/markdown.ts';
import { Prose } from '#components/prose/Prose.tsx';
import styles from '#components/sections/guides/guides.module.css';
import { referencesOf } from '#components/sections/guides/Sources.tsx';
import { TextEnd } from '#components/sections/guides/TextEnd.tsx';
import { Answer } from '#components/ui/slip/Answer.tsx';
import type { FactSheet } from '#content/collections/fact-sheets/schema.server.ts';
import type { factSheetsPage } from '#content/pages/fact-sheets.ts';
import { fill } from '#content/shared/text.ts';
import type { slipWords } from '#content/site/reading-words.ts';

type Props = {
  sheet: FactSheet;
  labels: (typeof factSheetsPage)['sheet'];
  /** The words of a slip, and the page's address as printed on it. */
  slip: { words: typeof slipWords; address: string };
  /** Glossary terms, linked at their first use in the text. */
  terms: readonly Term[];
};

/** A short figure, on one line. */
const unbroken = (figure: string) => (figure.length <= 17 ? figure.replaceAll(' ', '\u00a0') : figure);

/**
 * The figures as a Markdown table. A day that every figure has appears once, below it.
 */
function figuresTable({ figures }: FactSheet, labels: (typeof factSheetsPage)['sheet']['figures']): string {
  const [day, ...otherDays] = new Set(figures.map(({ checked }) => checked));
  const common = otherDays.length === 0 ? day : undefined;
  const rows = figures.map(({ figure, text, source, checked }) => [
    `**${unbroken(figure)}**`,
    `${text}. [${source.title}](${source.url})${checked && !common ? `, ${labels.checked} ${longDate(checked)}` : ''}`,
  ]);
  const table = tableMarkdown([labels.figure, labels.text], rows);
  return common ? `${table}\n\n${fill(labels.allChecked, { day: longDate(common) })}` : table;
}

/**
 * A fact sheet below its head: its answer where it has one, its figures with their sources (folded
 * below the text where the answer has them), the text, and a link back to the list.
 */
export function FactSheetText({ sheet, slip, labels, terms }: Props) {
  const { contents, figures, sources } = labels;
  const text = linkTerms(readMarkdown(sheet.body), terms, sheet.title);
  const { opening, rest } = splitOpening(text);
  const table = readMarkdown(figuresTable(sheet, figures));
  const body = sheet.slip ? text : [...opening, ...readMarkdown(`## ${figures.heading}`), ...table, ...rest];
  const links = externalLinks([...text, ...table]);
  const references = referencesOf(sheet.sources, links);
  const sections = [...tableOfContents(body), { id: 'sources', text: sources.heading }];
  const answer = sheet.slip && (
    <Answer slip={sheet.slip} {...slip} stamp={{ label: slip.words.reviewed, day: sheet.lastReviewed }} />
  );
  return (
    <ReadingLayout contents={{ label: contents, sections }} first={answer}>
      <Prose markdown={body} references={references} />
      {sheet.slip && (
        <details className={styles.figures}>
          <summary>{figures.heading}</summary>
          <Prose markdown={table} references={references} />
        </details>
      )}
      <TextEnd sources={sheet.sources} links={links} labels={labels} />
    </ReadingLayout>
  );
}
