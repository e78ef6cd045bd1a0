import type { Token } from 'marked';
import { readMarkdown, renderMarkdown } from './markdown.ts';
import styles from './Prose.module.css';

type Props = {
  /** Markdown, or the tokens parsed from it. */
  markdown: string | Token[];
  /** `lead` sets the opening paragraphs of a page larger. */
  size?: 'text' | 'lead';
  /** The addresses that are listed below the text: on paper its links refer to them by number. */
  references?: readonly string[];
};

/** Text from Markdown, at most 68 characters wide. Server only. */
export function Prose({ markdown, size = 'text', references }: Props) {
  return (
    <div
      className={styles.prose}
      data-size={size}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkdown escapes HTML
      dangerouslySetInnerHTML={{
        __html: renderMarkdown(typeof markdown === 'string' ? readMarkdown(markdown) : markdown, references),
      }}
    />
  );
}
