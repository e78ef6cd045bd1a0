import { behaviours, hook } from '#components/dom/hooks.ts';
import { Section } from '#components/layout/Section.tsx';
import { Points } from '#components/ui/lists/Points.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { Vignette } from '#components/ui/Vignette.tsx';
import type { Home } from '#content/pages/home.ts';
import type { Challenge } from '#content/pages/home-lists.ts';
import styles from './Challenges.module.css';

/** A challenge whose reading has its title. */
type TitledChallenge = Omit<Challenge, 'reading'> & { reading?: { href: string; label: string } | undefined };

type ChallengeCardProps = TitledChallenge & Pick<Home['challenges'], 'readMore' | 'showLess'> & { id: string };

/**
 * One challenge: its first points, and a toggle for the others if there are any. Without JavaScript
 * all points show.
 */
function ChallengeCard({ vignette, title, points, more, reading, readMore, showLess, id }: ChallengeCardProps) {
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
            {...hook('behaviour-held')}
          >
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

type Props = { words: Home['challenges']; challenges: TitledChallenge[] };

/** 'Why MSB Association?' (specification 2.7): the challenges as cards. */
export function Challenges({ words: { badge, heading, lead, ...toggle }, challenges }: Props) {
  return (
    <Section top="tight">
      <SectionHead badge={badge} heading={heading} lead={lead} />
      <ul className={styles.cards} {...behaviours('disclosures')}>
        {challenges.map((challenge, index) => (
          <ChallengeCard key={challenge.title} {...challenge} {...toggle} id={`challenge-${index + 1}`} />
        ))}
      </ul>
    </Section>
  );
}
