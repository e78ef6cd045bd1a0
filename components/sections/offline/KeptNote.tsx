import { Container } from '#components/layout/Container.tsx';
import type { OfflineReading } from '#content/pages/offline.ts';
import styles from './KeptNote.module.css';

/** The note below a page that is kept on the device; hidden until keepPage.behaviour.client.ts has stored it. */
export function KeptNote({ on, note: { text, copy, link } }: OfflineReading) {
  if (!on) return null;
  return (
    <Container>
      <p className={styles.note} data-behaviour="keepPage" data-pagefind-ignore="" hidden>
        <span data-copy={copy}>{text}</span> <a href={link.href}>{link.label}</a>
      </p>
    </Container>
  );
}
