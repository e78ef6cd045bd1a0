import type { ReactNode } from 'react';
import type { SectionLink } from '#components/prose/markdown.ts';
import { Contents } from '#components/ui/lists/Contents.tsx';
import { Columns } from './Columns.tsx';
import { Section } from './Section.tsx';

type Props = {
  contents: { label: string; sections: SectionLink[] };
  first?: ReactNode;
  children: ReactNode;
};

/** A long text with its list of contents on the left. `first` is rendered above both. */
export function ReadingLayout({ contents, first, children }: Props) {
  return (
    <Section top="close">
      {first}
      <Columns split="toc">
        <Contents {...contents} />
        <article>{children}</article>
      </Columns>
    </Section>
  );
}
