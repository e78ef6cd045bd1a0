import { ReadingLayout } from '#components/layout/ReadingLayout.tsx';
import { Frame } from '#components/ornament/Frame.tsx';
import { linkTerms, type Term } from '#components/prose/linkTerms.ts';
import { externalLinks, readMarkdown, splitOpening, splitUnder, tableOfContents } from '#components/prose/markdown.ts';
import { Prose } from '#components/prose/Prose.tsx';
import { Diagram } from '#components/ui/lists/Diagram.tsx';
import { FactsStrip } from '#components/ui/lists/FactsStrip.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { Guide } from '#content/collections/guides/schema.server.ts';
import type { howToSeries } from '#content/pages/how-to-series.ts';
import type { Picture as PictureData } from '#content/pictures.ts';
import { ChecklistTools } from './ChecklistTools.tsx';
import styles from './guides.module.css';
import { referencesOf } from './Sources.tsx';
import { splitAfterChecklist } from './splitAfterChecklist.ts';
import { TextEnd } from './TextEnd.tsx';

type Props = {
  guide: Guide;
  /** What its cover shows. */
  cover: PictureData;
  labels: (typeof howToSeries)['guide'];
  /** Glossary terms, linked at their first use in the text. */
  terms: readonly Term[];
};

/**
 * A how-to guide below its head: opening, plate, figures, steps with a diagram, checklists,
 * official sources, and a link back to the series.
 */
export function GuideText({ guide, cover, labels, terms }: Props) {
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
        <div className={styles.plate}>
          <Frame ink="fiver">
            <Picture picture={cover} alt={guide.imageAlt} sizes="(min-width: 48em) 44rem, 92vw" />
          </Frame>
        </div>
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
