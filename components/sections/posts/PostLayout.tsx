import type { ReactNode } from 'react';
import { Columns } from '#components/layout/Columns.tsx';
import { Section } from '#components/layout/Section.tsx';
import { Frame } from '#components/ornament/Frame.tsx';
import type { SectionLink } from '#components/prose/markdown.ts';
import { Contents } from '#components/ui/lists/Contents.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { Picture as PictureData } from '#content/pictures.ts';
import styles from './posts.module.css';

type Props = {
  ink: 'fiver' | 'tenner';
  picture: PictureData;
  alt: string;
  className?: string | undefined;
  /** The sidebar, in four columns, and below it the list of contents, which stays in view. */
  aside: ReactNode;
  contents: { label: string; sections: SectionLink[] };
  /** What replaces the picture: a film. */
  film?: ReactNode;
  /** What follows the picture, in eight columns. */
  children: ReactNode;
};

/** A text of its own with its framed picture, and a sidebar. */
export function PostLayout({ ink, picture, alt, className, aside, contents, film, children }: Props) {
  return (
    <Section top="close">
      <Columns split="aside">
        <article className={className}>
          {film || (
            <Frame ink={ink}>
              <div className={styles.picture}>
                <Picture picture={picture} alt={alt} sizes="(min-width: 62em) 52rem, 100vw" priority />
              </div>
            </Frame>
          )}
          {children}
        </article>
        <div className={`screen-only ${styles.aside}`}>
          {aside}
          {contents.sections.length > 0 && (
            <div className={styles.contents}>
              <Contents {...contents} />
            </div>
          )}
        </div>
      </Columns>
    </Section>
  );
}
