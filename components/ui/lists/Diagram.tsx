import type { Diagram as Data } from '#content/collections/guides/diagram.server.ts';
import styles from './Diagram.module.css';

type Of<Kind extends Data['kind']> = Extract<Data, { kind: Kind }>;

/** Two strands of the security thread between one station and the next. */
const Strands = () => (
  <svg viewBox="0 0 80 16" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 8q10-10 20 0t20 0t20 0t20 0M0 8q10 10 20 0t20 0t20 0t20 0" />
  </svg>
);

const Arrow = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 0v22M5 15l7 7 7-7" />
  </svg>
);

const Timeline = ({ stops }: Of<'timeline'>) => (
  <ol className={styles.timeline}>
    {stops.map(({ name, text }) => (
      <li key={name}>
        <Strands />
        <p>
          <strong>{name}</strong> {text}
        </p>
      </li>
    ))}
  </ol>
);

const Flow = ({ rows, again }: Of<'flow'>) => (
  <ol className={styles.flow}>
    {rows.map((boxes, index) => (
      <li key={boxes[0]?.name}>
        {index > 0 && <Arrow />}
        <div className="row" data-many={boxes.length > 1 || undefined}>
          {boxes.map(({ name, text }) => (
            <p key={name}>
              <strong>{name}</strong>
              {text && ` ${text}`}
            </p>
          ))}
        </div>
      </li>
    ))}
    {again && (
      <li>
        <Arrow />
        <p className={styles.again}>{again}</p>
      </li>
    )}
  </ol>
);

/**
 * A text's diagram: a list in its order, which a stylesheet draws as stations on a thread or as
 * boxes with arrows.
 */
export function Diagram({ diagram }: { diagram: Data }) {
  return (
    <figure className={styles.diagram}>
      <figcaption>{diagram.caption}</figcaption>
      {diagram.kind === 'timeline' ? <Timeline {...diagram} /> : <Flow {...diagram} />}
    </figure>
  );
}
