import type { Guide } from '#content/guides/schema.server.ts';
import type { HowToSeries } from '#content/how-to-series.ts';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { TextLink } from '../button/TextLink.tsx';
import { FactsStrip } from '../facts/FactsStrip.tsx';
import { linkTerms, type Term } from '../prose/linkTerms.ts';
import { splitOpening, tableOfContents } from '../prose/markdown.ts';
import { Prose } from '../prose/Prose.tsx';
import { ChecklistTools } from './ChecklistTools.tsx';
import { splitAfterChecklist } from './checklistParts.ts';
import styles from './GuideText.module.css';
import { ReadingLayout } from './ReadingLayout.tsx';
import { Sources } from './Sources.tsx';

type Props = {
  guide: Guide;
  labels: HowToSeries['guide'];
  /** What the glossary explains: linked where the text first uses it. */
  terms: readonly Term[];
};

/** A how-to guide: opening, figures, steps and checklists, the official sources, and the way back to the series. */
export function GuideText({ guide, labels: { contents, sources, checklist, back, help }, terms }: Props) {
  const { opening, rest } = splitOpening(linkTerms(guide.body, terms, guide.title));
  const { upTo, after, items } = splitAfterChecklist(rest);
  const parts = [...tableOfContents(rest), { id: 'sources', text: sources.heading }];
  return (
    <ReadingLayout contents={{ label: contents, parts }}>
      <div className={styles.text}>
        <Prose markdown={opening} size="lead" />
        <FactsStrip facts={guide.facts} />
        <Prose markdown={upTo} />
        {items > 0 && <ChecklistTools name={guide.slug} items={items} words={checklist} />}
        <Prose markdown={after} />
        <Sources heading={sources.heading} note={sources.note} sources={guide.sources} />
        <p className={styles.back}>
          <ButtonLink href={back.href} look="line">
            {back.label}
          </ButtonLink>
          <TextLink href={help.href}>{help.label}</TextLink>
        </p>
      </div>
    </ReadingLayout>
  );
}
