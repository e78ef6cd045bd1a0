import { Section } from '#components/layout/Section.tsx';
import { Badge } from '#components/ui/Badge.tsx';
import type { Home } from '#content/pages/home.ts';
import { ChallengeCard, type TitledChallenge } from './ChallengeCard.tsx';
import styles from './Challenges.module.css';

type Props = { words: Home['challenges']; challenges: TitledChallenge[] };

/** 'Why MSB Association?' (specification 2.7): the challenges as cards. */
export function Challenges({ words: { badge, heading, lead, ...toggle }, challenges }: Props) {
  return (
    <Section>
      <div className={styles.ledger}>
        <div>
          <Badge>{badge}</Badge>
          <h2>{heading}</h2>
          <p>{lead}</p>
        </div>
        <ul className={styles.cards} data-behaviour="disclosures">
          {challenges.map((challenge, index) => (
            <ChallengeCard key={challenge.title} {...challenge} {...toggle} id={`challenge-${index + 1}`} />
          ))}
        </ul>
      </div>
    </Section>
  );
}
