import { Container } from '#components/layout/Container.tsx';
import type { OfflineReading } from '#content/pages/offline.ts';
import styles from './KeptNote.module.css';

/** Below a page to read: that it is kept on the device; keepPage.client.ts keeps it and shows this. */
export function KeptNote({ on, note: { text, copy, link } }: OfflineReading) {
  if (!on) return null;
  return (
    <Container>
      <p className={styles.note} data-offline="keep" data-pagefind-ignore="" hidden>
        <span data-copy={copy}>{text}</span> <a href={link.href}>{link.label}</a>
      </p>
    </Container>
  );
}
