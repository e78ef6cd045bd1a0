import { Container } from '#components/layout/Section.tsx';
import type { Signpost } from '#content/pages/home-lists.ts';
import styles from './Signposts.module.css';

/** Below the hero: what visitors come for, each a link. */
export function Signposts({ links }: { links: Signpost[] }) {
  return (
    <Container>
      <ul className={styles.signposts}>
        {links.map(({ href, figure, text }) => (
          <li key={href}>
            <a href={href}>
              <b>{figure}</b> {text}
            </a>
          </li>
        ))}
      </ul>
    </Container>
  );
}
