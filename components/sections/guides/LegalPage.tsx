import type { ComponentProps } from 'react';
import { PageFrame } from '#components/layout/PageFrame.tsx';
import { ReadingLayout } from '#components/layout/ReadingLayout.tsx';
import { readMarkdown, tableOfContents } from '#components/prose/markdown.ts';
import { Prose } from '#components/prose/Prose.tsx';
import { FactsStrip } from '#components/ui/lists/FactsStrip.tsx';
import type { LegalText } from '#content/schema/legal.server.ts';
import type { readingWords } from '#content/site/reading-words.ts';
import styles from './guides.module.css';
import { Reviewed } from './Reviewed.tsx';

type Props = Pick<ComponentProps<typeof PageFrame>, 'model'> & { text: LegalText; words: typeof readingWords };

/**
 * A legal page, laid out like a guide: the day of its last change, its figures, if any, then the
 * text.
 */
export function LegalPage({ model, text: { lead, lastUpdated, facts, body: markdown }, words }: Props) {
  const body = readMarkdown(markdown);
  const dates = [{ label: words.lastUpdated, iso: lastUpdated }];
  return (
    <PageFrame model={model} lead={lead} head={<Reviewed dates={dates} />}>
      <ReadingLayout contents={{ label: words.contents, sections: tableOfContents(body) }}>
        <div className={styles.text}>
          <FactsStrip facts={facts} />
          <Prose markdown={body} />
        </div>
      </ReadingLayout>
    </PageFrame>
  );
}
