import { Frame } from '#components/ornament/Frame.tsx';
import { Rosette } from '#components/ornament/Rosette.tsx';
import { Thread } from '#components/ornament/Thread.tsx';
import type { Home } from '#content/pages/home.ts';
import styles from './FeeNote.module.css';

/** A membership and its fee, drawn as a banknote: figure, audience, serial number, security thread and rosette. */
export function FeeNote({ ink, rosette, name, pounds, per, audience, serial }: Home['fees']['notes'][number]) {
  return (
    <li data-ink={ink}>
      <Frame ink={ink}>
        <div className={styles.note}>
          <Rosette name={rosette} className={styles.rosette} />
          <Thread />
          <h3>{name}</h3>
          <p className={styles.figure}>
            £{pounds} <small>{per}</small>
          </p>
          <p>{audience}</p>
          <p className={styles.serial}>{serial}</p>
        </div>
      </Frame>
    </li>
  );
}
