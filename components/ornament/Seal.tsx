import styles from './Seal.module.css';

/** How many leaves its rosette has. */
const LEAVES = Array.from({ length: 9 }, (_, leaf) => leaf * 20);

type Props = {
  /** The words along its ring. */
  text: string;
  /** How far the ring is closed, from 0 to 1; `undefined` leaves it open. */
  closed: number | undefined;
  /** How many months that takes: its ring has a tick for each. */
  months: number;
};

/**
 * A small rosette as a certificate, 104 px wide: words in its ring, which closes with time.
 * Decoration: the page says it in words.
 */
export function Seal({ text, closed, months }: Props) {
  return (
    <svg className={styles.seal} viewBox="0 0 104 104" aria-hidden="true">
      <g className={styles.rosette}>
        {LEAVES.map((turn) => (
          <ellipse key={turn} cx="52" cy="52" rx="10" ry="31" transform={`rotate(${turn} 52 52)`} />
        ))}
      </g>
      <g transform="rotate(-90 52 52)">
        <circle
          className={styles.months}
          cx="52"
          cy="52"
          r="54"
          pathLength="360"
          strokeDasharray={`2 ${360 / months - 2}`}
        />
        <circle cx="52" cy="52" r="51" pathLength="100" strokeDasharray={closed === undefined ? '80 20' : undefined} />
        {closed !== undefined && closed > 0 && (
          <circle
            className={styles.closed}
            cx="52"
            cy="52"
            r="51"
            pathLength="100"
            strokeDasharray={`${Math.round(closed * 100)} 100`}
          />
        )}
      </g>
      <path id="seal" d="M52 90a38 38 0 0 1 0-76 38 38 0 0 1 0 76" />
      <text>
        <textPath href="#seal" startOffset="50%">
          {text}
        </textPath>
      </text>
    </svg>
  );
}
