import { StructuredData } from '#components/document/StructuredData.tsx';
import type { Crumb } from '#content/site/breadcrumbs.ts';
import styles from './Breadcrumb.module.css';

type Props = { label: string; trail: Crumb[]; current: string };

/** Where the page stands: links to the pages above it, then its own name; the same trail for machines. */
export function Breadcrumb({ label, trail, current }: Props) {
  const steps = [...trail.map(({ label, url }) => ({ name: label, item: url })), { name: current }];
  return (
    <nav className={styles.breadcrumb} aria-label={label}>
      <ol>
        {trail.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
        }}
      />
    </nav>
  );
}
