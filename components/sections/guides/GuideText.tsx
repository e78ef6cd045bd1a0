import { ReadingLayout } from '#components/layout/ReadingLayout.tsx';
import { linkTerms, type Term } from '#components/prose/linkTerms.ts';
import { externalLinks, readMarkdown, splitOpening, splitUnder, tableOfContents } from '#components/prose/markdown.ts';
import { Prose } from '#components/prose/Prose.tsx';
import { Diagram } from '#components/ui/lists/Diagram.tsx';
import { FactsStrip } from '#components/ui/lists/FactsStrip.tsx';
import type { Guide } from '#content/collections/guides/schema.server.ts';
import type { howToSeries } from '#content/pages/how-to-series.ts';
import { ChecklistTools } from './ChecklistTools.tsx';
import styles from './guides.module.css';
import { referencesOf } from './Sources.tsx';
import { splitAfterChecklist } from './splitAfterChecklist.ts';
import { TextEnd } from './TextEnd.tsx';

type Props = {
  guide: Guide;
  labels: (typeof howToSeries)['guide'];
  /** Glossary terms, linked at their first use in the text. */
  terms: readonly Term[];
};

/**
 * A how-to guide below its head: opening, figures, steps with a diagram, checklists,
 * official sources, and a link back to the series.
 */
export function GuideText({ guide, labels, terms }: Props) {
  const { contents, sources, checklist } = labels;
  const text = linkTerms(readMarkdown(guide.body), terms, guide.title);
  const links = externalLinks(text);
  const references = referencesOf(guide.sources, links);
  const { opening, rest } = splitOpening(text);
  const { diagram } = guide;
  const { upTo: start, rest: more } = splitUnder(rest, diagram?.under);
  const { upTo, after, items } = splitAfterChecklist(more);
  const sections = [...tableOfContents(rest), { id: 'sources', text: sources.heading }];
  return (
    <ReadingLayout contents={{ label: contents, sections }}>
      <div className={styles.text}>
        <Prose markdown={opening} size="lead" references={references} />
        <FactsStrip facts={guide.facts} />
        {diagram && (
          <>
            <Prose markdown={start} references={references} />
            <Diagram diagram={diagram} />
          </>
        )}
        <Prose markdown={upTo} references={references} />
        {items > 0 && <ChecklistTools name={guide.slug} items={items} words={checklist} />}
        <Prose markdown={after} references={references} />
        <TextEnd sources={guide.sources} links={links} labels={labels} />
      </div>
    </ReadingLayout>
  );
}
