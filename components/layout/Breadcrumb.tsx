import { StructuredData } from '#components/document/StructuredData.tsx';
import styles from './Breadcrumb.module.css';

/** A page above the current one; `url` is its whole address. */
type Crumb = { label: string; href: string; url: string };

export type BreadcrumbProps = { label: string; trail: Crumb[]; current: string };

/** Links to the pages above this one, then its own name; and the same as structured data. */
export function Breadcrumb({ label, trail, current }: BreadcrumbProps) {
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
