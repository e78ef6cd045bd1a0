import type { ReactNode } from 'react';
import { behaviours } from '#components/dom/hooks.ts';
import type { BreadcrumbProps } from './Breadcrumb.tsx';
import './hashHighlight.css';
import { PageHead, type PageHeadProps } from './PageHead.tsx';

type Props = {
  /** What the site knows of the page's address. */
  model: {
    heading: string;
    ink: string;
    rosette: string;
    breadcrumb: BreadcrumbProps;
  };
  lead?: string | undefined;
  /** Long headings get a wider measure. */
  long?: boolean;
  /** The look of its head; `full` where left out. */
  look?: PageHeadProps['look'];
  /** What a reader came for, on a card in the head. */
  card?: ReactNode;
  /** Whether the target of a hash is highlighted (specification 2.1). */
  hashHighlight?: boolean;
  /** What else belongs in the head: a date, a place. */
  head?: ReactNode;
  children: ReactNode;
};

/**
 * The main part of an inner page: its head with breadcrumb, heading and lead, then what the page
 * holds.
 */
export function PageFrame({ model, lead, long, look, card, hashHighlight, head, children }: Props) {
  const { heading, ink, rosette, breadcrumb } = model;
  return (
    <main id="main" data-ink={ink} {...(hashHighlight && behaviours('hashHighlight'))}>
      <PageHead
        rosette={rosette}
        breadcrumb={breadcrumb}
        look={look}
        long={long}
        lead={lead}
        card={card}
        title={heading}
      >
        {head}
      </PageHead>
      {children}
    </main>
  );
}
