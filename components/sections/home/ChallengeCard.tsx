import { Points } from '#components/ui/lists/Points.tsx';
import { Vignette } from '#components/ui/Vignette.tsx';
import type { Challenge } from '#content/collections/challenges.ts';
import type { Home } from '#content/pages/home.ts';
import styles from './ChallengeCard.module.css';

/** A challenge whose reading has its title. */
export type TitledChallenge = Omit<Challenge, 'reading'> & { reading?: { href: string; label: string } | undefined };

type Props = TitledChallenge & Pick<Home['challenges'], 'readMore' | 'showLess'> & { id: string };

/** One challenge: its first points, and a toggle for the rest where there is one. Without JavaScript all points show. */
export function ChallengeCard({ vignette, title, points, more, reading, readMore, showLess, id }: Props) {
  return (
    <li className={styles.card}>
      <Vignette picture={vignette} />
      <h3 id={id}>{title}</h3>
      <Points points={points} />
      {more.length > 0 && (
        <>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={false}
            aria-controls={`${id}-more`}
            aria-describedby={id}
            data-disclosure=""
            data-held=""
          >
            <i aria-hidden="true" />
            <span>{readMore}</span>
            <span>{showLess}</span>
          </button>
          <div className={styles.more} id={`${id}-more`}>
            <Points points={more} />
            {reading && <a href={reading.href}>{reading.label}</a>}
          </div>
        </>
      )}
    </li>
  );
}
