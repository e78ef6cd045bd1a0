import type { ReactNode } from 'react';
import { Section } from '#components/layout/Section.tsx';
import type { SectionLink } from '#components/prose/markdown.ts';
import { Contents } from '#components/ui/lists/Contents.tsx';
import styles from './posts.module.css';

type Props = {
  className?: string | undefined;
  /** The sidebar, in four columns, and below it the list of contents, which stays in view. */
  aside: ReactNode;
  contents: { label: string; sections: SectionLink[] };
  /** The text, in eight columns. */
  children: ReactNode;
};

/** A text below its head, and a sidebar. On phones its contents come first. */
export function PostLayout({ className, aside, contents, children }: Props) {
  return (
    <Section top="close">
      <div className={styles.post}>
        {contents.sections.length > 0 && (
          <div className={`screen-only ${styles.contents}`}>
            <Contents {...contents} />
          </div>
        )}
        <article className={className}>{children}</article>
        <div className="screen-only">{aside}</div>
      </div>
    </Section>
  );
}
