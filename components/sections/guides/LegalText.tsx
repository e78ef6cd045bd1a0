import { ReadingLayout } from '#components/layout/ReadingLayout.tsx';
import { readMarkdown, tableOfContents } from '#components/prose/markdown.ts';
import { Prose } from '#components/prose/Prose.tsx';
import { FactsStrip } from '#components/ui/lists/FactsStrip.tsx';
import type { LegalPage } from '#content/schema/legal.server.ts';
import styles from './guides.module.css';

type Props = { page: LegalPage; contents: string };

/** A legal page, laid out like a guide: its figures, if any, then the text. */
export function LegalText({ page, contents }: Props) {
  const body = readMarkdown(page.body);
  return (
    <ReadingLayout contents={{ label: contents, sections: tableOfContents(body) }}>
      <div className={styles.text}>
        <FactsStrip facts={page.facts} />
        <Prose markdown={body} />
      </div>
    </ReadingLayout>
  );
}
