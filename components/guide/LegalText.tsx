import type { LegalPage } from '#content/legal/schema.server.ts';
import { FactsStrip } from '../facts/FactsStrip.tsx';
import { tableOfContents } from '../prose/markdown.ts';
import { Prose } from '../prose/Prose.tsx';
import styles from './GuideText.module.css';
import { ReadingLayout } from './ReadingLayout.tsx';

type Props = { page: LegalPage; contents: string };

/** A legal page, laid out like a guide: its figures first, where it has any, then the text. */
export function LegalText({ page, contents }: Props) {
  return (
    <ReadingLayout contents={{ label: contents, parts: tableOfContents(page.body) }}>
      <div className={styles.text}>
        <FactsStrip facts={page.facts} />
        <Prose markdown={page.body} />
      </div>
    </ReadingLayout>
  );
}
