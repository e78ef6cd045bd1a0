import styles from './Breadcrumb.module.css';

export type BreadcrumbProps = { label: string; trail: { label: string; href: string }[]; current: string };

/** Links to the pages above this one, then its own name. */
export function Breadcrumb({ label, trail, current }: BreadcrumbProps) {
  return (
    <nav className={styles.breadcrumb} aria-label={label}>
      <ol className="row">
        {trail.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
