import { Container } from '#components/layout/Section.tsx';
import styles from './Signposts.module.css';

/** Below the hero: links to what visitors come for. */
export function Signposts({ links }: { links: { label: string; href: string }[] }) {
  return (
    <Container>
      <ul className={styles.signposts}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </Container>
  );
}
