import { Section } from '#components/layout/Section.tsx';
import { linkTerms, type Term } from '#components/prose/linkTerms.ts';
import { externalLinks, readMarkdown } from '#components/prose/markdown.ts';
import { Prose } from '#components/prose/Prose.tsx';
import { referencesOf } from '#components/sections/guides/Sources.tsx';
import { TextEnd } from '#components/sections/guides/TextEnd.tsx';
import { FirstViewEnd } from '#components/ui/FirstViewEnd.tsx';
import type { Template, TemplatePart } from '#content/collections/templates/schema.server.ts';
import type { TemplatesPage } from '#content/pages/templates.ts';
import { fill } from '#content/shared/text.ts';
import { FirstPage } from './FirstPage.tsx';
import styles from './templates.module.css';

/** How much a part asks. */
function sizeOf(part: TemplatePart, words: TemplatesPage['template']['parts']): string {
  const asked = part.kind === 'checks' ? part.checks : part.kind === 'fields' ? part.fields : part.columns;
  return fill(words[part.kind], { count: asked.length });
}

type Props = {
  template: Template;
  page: TemplatesPage;
  /** Glossary terms, linked at their first use in the text. */
  terms: readonly Term[];
};

/**
 * A template below its head: what it is for, its first page, its parts, and the rules behind it.
 */
export function TemplatePage({ template, page: { template: words, form }, terms }: Props) {
  const { title, body, parts, sources } = template;
  const text = linkTerms(readMarkdown(body), terms, title);
  const links = externalLinks(text);
  return (
    <Section top="close">
      <article className={styles.template}>
        <Prose markdown={text} references={referencesOf(sources, links)} />
        <FirstViewEnd />
        <FirstPage template={template} words={words.drawing} form={form} />
        <div>
          <h2 id="parts">{words.parts.heading}</h2>
          <ol className={styles.parts}>
            {parts.map((part) => (
              <li key={part.heading}>
                {part.heading} <small>{sizeOf(part, words.parts)}</small>
              </li>
            ))}
          </ol>
        </div>
        <div className={styles.rules}>
          <TextEnd sources={sources} links={links} labels={words} />
        </div>
      </article>
    </Section>
  );
}
