import type { ReactNode } from 'react';
import { behaviours } from '#components/dom/hooks.ts';
import './hashHighlight.css';
import { PageHead, type PageHeadProps } from './PageHead.tsx';

type Props = Omit<PageHeadProps, 'rosette' | 'breadcrumb' | 'title'> & {
  /** What the site knows of the page's address. */
  model: Pick<PageHeadProps, 'rosette' | 'breadcrumb'> & { heading: string; ink: string };
  /** Whether the target of a hash is highlighted (specification 2.1). */
  hashHighlight?: boolean;
  /** What else belongs in the head: a date, a place. */
  head?: ReactNode;
  children: ReactNode;
};

/**
 * The main part of an inner page: its head with breadcrumb, heading and lead, then the page's
 * own sections.
 */
export function PageFrame({ model, hashHighlight, head, children, ...rest }: Props) {
  const { heading, ink, rosette, breadcrumb } = model;
  return (
    <main id="main" data-ink={ink} {...(hashHighlight && behaviours('hashHighlight'))}>
      <PageHead {...rest} rosette={rosette} breadcrumb={breadcrumb} title={heading}>
        {head}
      </PageHead>
      {children}
    </main>
  );
}
