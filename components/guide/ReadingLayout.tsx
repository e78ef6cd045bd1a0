import type { ReactNode } from 'react';
import { Columns } from '../layout/Columns.tsx';
import { Section } from '../layout/Section.tsx';
import type { Part } from '../prose/markdown.ts';
import { Contents } from './Contents.tsx';

type Props = { contents: { label: string; parts: Part[] }; children: ReactNode };

/** A long text to work with: its parts at the left, the text from the fifth column. */
export function ReadingLayout({ contents, children }: Props) {
  return (
    <Section top="close">
      <Columns split="toc">
        <Contents {...contents} />
        <article>{children}</article>
      </Columns>
    </Section>
  );
}
