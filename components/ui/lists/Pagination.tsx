import { TextLink } from '#components/ui/TextLink.tsx';
import styles from './Pagination.module.css';

type Link = { label: string; href: string };

type Props = {
  label: string;
  /** The position of this page among them, e.g. `Page 2 of 5`. */
  position: string;
  newer: Link | undefined;
  older: Link | undefined;
};

/** Links to the newer and older pages of a list. Renders nothing for a list of one page. */
export function Pagination({ label, position, newer, older }: Props) {
  if (!newer && !older) return null;
  return (
    <nav className={styles.pages} aria-label={label}>
      {newer && (
        <TextLink href={newer.href} rel="prev" arrow="back">
          {newer.label}
        </TextLink>
      )}
      <span>{position}</span>
      {older && (
        <TextLink href={older.href} rel="next">
          {older.label}
        </TextLink>
      )}
    </nav>
  );
}
