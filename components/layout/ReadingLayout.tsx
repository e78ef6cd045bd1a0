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

/**
 * A long text with its list of contents on the left. `first`, a slip, is rendered above that list.
 */
export function ReadingLayout({ contents, first, children }: Props) {
  const sidebar = (
    <>
      {first}
      <Contents {...contents} />
    </>
  );
  return (
    <Section top="close">
      <Columns split={first ? 'slip' : 'toc'}>
        {sidebar}
        <article>{children}</article>
      </Columns>
    </Section>
  );
}
